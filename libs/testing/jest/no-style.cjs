// Style sheets mean nothing to a test without a browser.
module.exports = {};
