/** An email address that breaks before its domain or a dot, where it has no room on one line. */
export function Email({ address }: { address: string }) {
  const [name, domain = ""] = address.split("@");
  return (
    <>
      {name}@{domain.split(/(?=\.)/).flatMap((part, index) => [<wbr key={index} />, part])}
    </>
  );
}
