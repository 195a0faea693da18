import { Stack, Text, Title } from "@mantine/core";

/** A page that says plainly that it is still being built. */
export function NotReady({ title }: { title: string }) {
  return (
    <Stack gap="md" maw="42rem">
      <Title order={1}>{title}</Title>
      <Text>This page is not ready yet. Nothing is lost: what you have done so far is kept.</Text>
    </Stack>
  );
}
