// Style sheets have no effect in a test without a browser.
module.exports = {};
