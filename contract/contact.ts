import * as z from "zod/mini";

export const MAX_NAME_CHARACTERS = 100;
export const MAX_EMAIL_CHARACTERS = 254;
export const MAX_MESSAGE_CHARACTERS = 5000;

/** Whether somebody could be answered at this address: one address, nothing around it. */
export function isEmail(text: string): boolean {
  return z.safeParse(z.email(), text).success;
}

const noControl = (text: string) => !/\p{Cc}/u.test(text);

/** Product spec, section 3: a contact message. A name on several lines would reach for the mail's headers. */
export const contactMessage = z.object({
  user_name: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME_CHARACTERS), z.refine(noControl)),
  user_email: z.string().check(z.trim(), z.maxLength(MAX_EMAIL_CHARACTERS), z.refine(isEmail)),
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_MESSAGE_CHARACTERS)),
});
export type ContactMessage = z.infer<typeof contactMessage>;
