import { createServer } from "node:http";

/** What an account answers, as it was recorded of one on its first day. */
export interface RecordedAccount {
  readonly instances: { readonly all: number; readonly unreserved: number };
  /** The state of a stack by its name; those that are left out are not there. */
  readonly stacks: Readonly<
    Record<string, { readonly status: string; readonly template: unknown; readonly givenTable: string }>
  >;
  /** What is answered for a table by its name. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A new account: ten instances at once, none of them reserved, nothing deployed. */
export const freshAccount: RecordedAccount = { instances: { all: 10, unreserved: 10 }, stacks: {}, tables: {} };

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const notThere = (name: string): string =>
  `<ErrorResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id ${name} does not exist</Message></Error><RequestId>1</RequestId></ErrorResponse>`;

/** An answer of a service that speaks in forms and XML. */
function inXml(form: URLSearchParams, { stacks }: RecordedAccount): { readonly status: number; readonly body: string } {
  const action = form.get("Action");
  if (action === "GetCallerIdentity")
    return {
      status: 200,
      body: '<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult><Arn>arn:aws:iam::123456789012:user/dev</Arn><UserId>AIDA</UserId><Account>123456789012</Account></GetCallerIdentityResult></GetCallerIdentityResponse>',
    };
  const name = form.get("StackName") ?? "";
  const stack = stacks[name];
  if (stack === undefined) return { status: 400, body: notThere(name) };
  const inner =
    action === "GetTemplate"
      ? `<TemplateBody>${escaped(JSON.stringify(stack.template))}</TemplateBody>`
      : `<Stacks><member><StackName>${name}</StackName><StackStatus>${stack.status}</StackStatus><CreationTime>2026-11-24T00:00:00Z</CreationTime><Outputs><member><OutputKey>GivenTable</OutputKey><OutputValue>${stack.givenTable}</OutputValue></member></Outputs></member></Stacks>`;
  return {
    status: 200,
    body: `<${action}Response xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><${action}Result>${inner}</${action}Result></${action}Response>`,
  };
}

/** Stands in for the services of an account that a deployment asks: STS, Lambda, CloudFormation, DynamoDB. */
export async function startAccount(
  account: RecordedAccount,
): Promise<{ readonly endpoint: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      if (request.url?.includes("/account-settings") === true) {
        const { all, unreserved } = account.instances;
        const AccountLimit = { ConcurrentExecutions: all, UnreservedConcurrentExecutions: unreserved };
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ AccountLimit }));
        return;
      }
      const target = String(request.headers["x-amz-target"] ?? "");
      if (target.startsWith("DynamoDB")) {
        const { TableName = "" }: { TableName?: string } = JSON.parse(body);
        const found = account.tables[TableName];
        const answer = found?.[target.split(".")[1] ?? ""];
        const missing = { __type: "com.amazonaws.dynamodb.v20120810#ResourceNotFoundException", message: "not found" };
        response
          .writeHead(answer === undefined ? 400 : 200, { "content-type": "application/x-amz-json-1.0" })
          .end(JSON.stringify(answer ?? missing));
        return;
      }
      const { status, body: xml } = inXml(new URLSearchParams(body), account);
      response.writeHead(status, { "content-type": "text/xml" }).end(xml);
    });
  });
  await new Promise<void>((started) => server.listen(0, "127.0.0.1", started));
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
