// How postal codes are written, country by country, by their ISO 3166-1 codes. A country that is not here accepts whatever is typed.
// Source: postcode-validator 3.10.22 (MIT), taken on 2026-11-25. Changed to what the specification says of US, CA, GB, PR, VI, DE and AS; small letters, a
// missing dash or space and a country's letters before its digits are taken as people type them; places of a country that number their codes
// within its own have its pattern (AX, BL, GF, GP, MF, MQ, PM, RE, YT).

/** Exactly so many digits. */
const DIGITS: Readonly<Record<3 | 4 | 5 | 6, string>> = {
  3: 'FO GN IS LS MG PG',
  4: 'AF AL AT AU AZ BD BE BG CH CK CV CY DK ET GE GW HM HT HU LR MD MK MZ NE NO NZ PA PH PY SJ TN VE ZA',
  5: 'AX BA BL BT CU DO DZ EE EG EH ES FR GF GP GT HN ID IQ IT JO KE KH KR KW LA LK MA MC MF MM MN MQ MV MX MY NA NC NP PE PF PK PM RE SA SD SM SN SO TH TR UA UY VA WF YT ZM',
  6: 'BY CN CO IN KG KZ NG RO RU SG TJ TM UZ',
}

/** One as it is written there, and the pattern, of capital letters. */
type Written = readonly [example: string, pattern: RegExp]

const CROWN = '\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}'

const WRITTEN: Readonly<Record<string, Written>> = {
  AD: ['AD500', /^(AD)?\d{3}$/],
  AI: ['AI-2640', /^(AI-?)?2640$/],
  AM: ['0010', /^(37)?\d{4}$/],
  AR: ['C1002', /^([A-HJ-NP-Z]\d{4}([A-Z]{3})?|\d{4})$/],
  AS: ['96799', /^96799$/],
  BB: ['BB15094', /^BB ?\d{5}$/],
  BH: ['317', /^(1[0-2]|[1-9])\d{2}$/],
  BM: ['HM 12', /^[A-Z]{2} ?[A-Z0-9]{2}$/],
  BN: ['BT2328', /^[A-Z]{2} ?\d{4}$/],
  BR: ['01310-100', /^\d{5}-?\d{3}$/],
  CA: ['K1A 0B1', /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJKLMNPRSTVWXYZ] ?\d[ABCEGHJKLMNPRSTVWXYZ]\d$/],
  CC: ['6799', /^6799$/],
  CL: ['832-0000', /^\d{3}-?\d{4}$/],
  CR: ['10101', /^\d{4,5}$/],
  CX: ['6798', /^6798$/],
  CZ: ['110 00', /^\d{3} ?\d{2}$/],
  DE: ['10115', /^(?!01000|99999)(0[1-9]\d{3}|[1-9]\d{4})$/],
  EC: ['170150', /^\d{6}$/],
  FI: ['00100', /^(FI-|AX-)?\d{5}$/],
  FK: ['FIQQ 1ZZ', /^FIQQ ?1ZZ$/],
  FM: ['96941', /^9694[1-4]([ -]?\d{4})?$/],
  GB: ['SW1A 1AA', /^(GIR ?0AA|[A-Z]{1,2}\d[\dA-Z]? ?\d[ABD-HJLNP-UW-Z]{2})$/],
  GG: ['GY1 1AA', new RegExp(`^GY${CROWN}$`)],
  GI: ['GX11 1AA', /^GX11 ?1AA$/],
  GL: ['3900', /^39\d{2}$/],
  GR: ['104 31', /^\d{3} ?\d{2}$/],
  GS: ['SIQQ 1ZZ', /^SIQQ ?1ZZ$/],
  GU: ['96910', /^969[123]\d([ -]?\d{4})?$/],
  HR: ['10000', /^(HR-)?\d{5}$/],
  IE: ['D02 AF30', /^([AC-FHKNPRTV-Y]\d{2}|D6W)[ -]?[0-9AC-FHKNPRTV-Y]{4}$/],
  IL: ['9100000', /^\d{5}(\d{2})?$/],
  IM: ['IM1 1AA', new RegExp(`^IM${CROWN}$`)],
  IO: ['BBND 1ZZ', /^BBND ?1ZZ$/],
  IR: ['11936-12345', /^\d{5}-?\d{5}$/],
  JE: ['JE1 1AA', new RegExp(`^JE${CROWN}$`)],
  JP: ['100-0001', /^\d{3}-?\d{4}$/],
  KY: ['KY1-1100', /^KY[123]-?\d{4}$/],
  LB: ['1107 2020', /^\d{4}( ?\d{4})?$/],
  LI: ['9490', /^(948[5-9]|949[0-8])$/],
  LT: ['LT-01001', /^(LT-?)?\d{5}$/],
  LU: ['1009', /^(L-?)?\d{4}$/],
  LV: ['LV-1010', /^(LV-?)?\d{4}$/],
  ME: ['81000', /^8\d{4}$/],
  MH: ['96960', /^969[67]\d([ -]?\d{4})?$/],
  MP: ['96950', /^9695[012]([ -]?\d{4})?$/],
  MT: ['VLT 1010', /^[A-Z]{3} ?\d{2,4}$/],
  MU: ['11302', /^[A-Z\d]\d{4}$/],
  NF: ['2899', /^2899$/],
  NI: ['10000', /^(\d{5}|\d{3}-?\d{3}-?\d)$/],
  NL: ['1012 JS', /^\d{4} ?[A-Z]{2}$/],
  OM: ['PC 112', /^(PC ?)?\d{3}$/],
  PL: ['00-001', /^\d{2}-?\d{3}$/],
  PN: ['PCRN 1ZZ', /^PCRN ?1ZZ$/],
  PR: ['00901', /^00[679]\d{2}([ -]?\d{4})?$/],
  PT: ['1000-001', /^\d{4}(-?\d{3})?$/],
  PW: ['96940', /^96940$/],
  RS: ['11000', /^\d{5,6}$/],
  SE: ['111 20', /^(SE-)?\d{3} ?\d{2}$/],
  SH: ['STHL 1ZZ', /^(ASCN|STHL|TDCU) ?1ZZ$/],
  SI: ['1000', /^(SI-)?\d{4}$/],
  SK: ['811 01', /^\d{3} ?\d{2}$/],
  SV: ['1101', /^(CP ?)?\d{4}$/],
  SZ: ['H100', /^[HLMS]\d{3}$/],
  TC: ['TKCA 1ZZ', /^TKCA ?1ZZ$/],
  TW: ['100', /^\d{3}(-?\d{2,3})?$/],
  TZ: ['11101', /^\d{4,5}$/],
  UM: ['96898', /^96898$/],
  US: ['10001', /^\d{5}(-?\d{4})?$/],
  VC: ['VC0100', /^VC ?\d{4}$/],
  VG: ['VG1110', /^VG ?\d{4}$/],
  VI: ['00802', /^008([0-4]\d|5[01])([ -]?\d{4})?$/],
  VN: ['100000', /^\d{5,6}$/],
}

const ofDigits = ([count, countries]: readonly [string, string]): readonly (readonly [string, Written])[] =>
  countries.split(' ').map(country => [country, ['123456'.slice(0, Number(count)), new RegExp(`^\\d{${count}}$`)]])

export const zipPatterns: ReadonlyMap<string, Written> = new Map([
  ...Object.entries(WRITTEN),
  ...Object.entries(DIGITS).flatMap(ofDigits),
])
