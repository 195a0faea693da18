import type { TradeFile } from "../trade-file.ts";

export const software: TradeFile = {
  trade: "software",
  kind: "hard",
  lines: `
Programming; coding ~ctx; computer programming; software programming + code; software; developer; languages - medical; billing; icd
Go ~list; Golang; Go language; Go developer; Go programming < Programming + rust; java; python; backend; microservices; kubernetes; grpc - live; ahead; above; out; getter
Python; Python 3; Python scripting; Python programming < Programming
JavaScript; JS ~up; ECMAScript; ES6; vanilla JavaScript < Programming
REST ~up; REST API; REST APIs; RESTful; RESTful API; RESTful services; RESTful web services < API development
`,
};
