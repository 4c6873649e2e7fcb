module.exports = productUnderTest(require)['kafkajs']()
