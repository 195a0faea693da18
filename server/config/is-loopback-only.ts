import type { Config } from "./config.ts";

/**
 * Only whoever sits at this machine, or was let near it on purpose, reaches the program: then it may show what is nobody
 * else's affair, such as the mailbox with visitors' messages.
 */
export function isLoopbackOnly({ publicUrl, host, localOnNetwork }: Config): boolean {
  return publicUrl === null && (["127.0.0.1", "::1", "localhost"].includes(host) || localOnNetwork);
}
