// Stands in for the hashes written in JavaScript that browsers need: here the platform's own are always there.
module.exports = require("node:crypto").createHash;
