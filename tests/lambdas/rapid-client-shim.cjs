// Stands in for the native part of Amazon's runtime client (curl and C++): the same calls to the Runtime API over node:http.
const http = require("node:http");
const Module = require("node:module");

const [host, port] = process.env.AWS_LAMBDA_RUNTIME_API.split(":");
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const base = "/2018-06-01/runtime/invocation/";

function post(path, body, headers = {}) {
  const request = http.request(
    {
      host,
      port,
      agent,
      method: "POST",
      path: base + path,
      headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...headers },
    },
    (response) => response.resume(),
  );
  request.end(body);
}

const client = {
  initializeClient() {},
  next: () =>
    new Promise((resolve, reject) => {
      http
        .get({ host, port, agent, path: `${base}next` }, (response) => {
          let bodyJson = "";
          response.setEncoding("utf8");
          response.on("data", (chunk) => (bodyJson += chunk));
          response.on("end", () => resolve({ bodyJson, headers: response.headers }));
        })
        .on("error", reject);
    }),
  done: (id, body) => post(`${id}/response`, body),
  error: (id, body, xray) => post(`${id}/error`, body, { "lambda-runtime-function-xray-error-cause": xray }),
};

const isNative = (request) => request.endsWith("rapid-client.node");
const { _resolveFilename: resolve, _load: load } = Module;
Module._resolveFilename = function (request, ...rest) {
  return isNative(request) ? request : resolve.call(this, request, ...rest);
};
Module._load = function (request, ...rest) {
  return isNative(request) ? client : load.call(this, request, ...rest);
};
