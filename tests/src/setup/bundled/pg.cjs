module.exports = productUnderTest(require)['pg']()
