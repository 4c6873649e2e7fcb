// How the tags of sites look: the icons that there are; their colours are those of the palette.
import Accessible from '@mui/icons-material/Accessible'
import BedtimeOutlined from '@mui/icons-material/BedtimeOutlined'
import ChildCare from '@mui/icons-material/ChildCare'
import ComputerOutlined from '@mui/icons-material/ComputerOutlined'
import Elderly from '@mui/icons-material/Elderly'
import FamilyRestroom from '@mui/icons-material/FamilyRestroom'
import FavoriteBorder from '@mui/icons-material/FavoriteBorder'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import LabelOutlined from '@mui/icons-material/LabelOutlined'
import Language from '@mui/icons-material/Language'
import LocalHospitalOutlined from '@mui/icons-material/LocalHospitalOutlined'
import LocalParking from '@mui/icons-material/LocalParking'
import ParkOutlined from '@mui/icons-material/ParkOutlined'
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined'
import PsychologyOutlined from '@mui/icons-material/PsychologyOutlined'
import Schedule from '@mui/icons-material/Schedule'
import SchoolOutlined from '@mui/icons-material/SchoolOutlined'
import StarBorder from '@mui/icons-material/StarBorder'
import TrainOutlined from '@mui/icons-material/TrainOutlined'
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined'
import WarningAmber from '@mui/icons-material/WarningAmber'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import type { TagIcon } from '@practicum/shared/features/supervision-sites/site-tags.fields'
import type { ComponentType } from 'react'

export const TAG_MARKS: Readonly<Record<TagIcon, ComponentType<SvgIconProps>>> = {
  label: LabelOutlined,
  star: StarBorder,
  flag: FlagOutlined,
  verified: VerifiedOutlined,
  warning: WarningAmber,
  school: SchoolOutlined,
  hospital: LocalHospitalOutlined,
  home: HomeOutlined,
  child: ChildCare,
  elderly: Elderly,
  family: FamilyRestroom,
  groups: GroupsOutlined,
  psychology: PsychologyOutlined,
  heart: FavoriteBorder,
  language: Language,
  accessible: Accessible,
  transit: TrainOutlined,
  parking: LocalParking,
  payments: PaymentsOutlined,
  schedule: Schedule,
  night: BedtimeOutlined,
  online: ComputerOutlined,
  nature: ParkOutlined,
  handshake: HandshakeOutlined,
}
