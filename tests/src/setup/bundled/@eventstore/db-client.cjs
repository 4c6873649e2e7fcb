module.exports = productUnderTest(require)['@eventstore/db-client']()
