/** As much of oidc-provider's interface as the local issuer uses; the package brings no types of its own. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  export type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> };

  export type Context = {
    type: string;
    body: string;
    oidc: { client: { clientId: string }; session: { accountId: string } };
  };

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    proxy: boolean;
    readonly Client: { prototype: { redirectUriAllowed: (url: string) => boolean } };
    readonly Grant: new (properties: {
      clientId: string;
      accountId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ uid: string }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options?: { mergeWithLastSubmission?: boolean },
    ): Promise<void>;
  }

  export const interactionPolicy: {
    base: () => { add: (prompt: unknown, index: number) => void };
    Prompt: new (options: { name: string; requestable: boolean }) => unknown;
  };
}
