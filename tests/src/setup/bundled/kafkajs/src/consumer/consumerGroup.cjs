module.exports = productUnderTest(require)['kafkajs/src/consumer/consumerGroup']()
