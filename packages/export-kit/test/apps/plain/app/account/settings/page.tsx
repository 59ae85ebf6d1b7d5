import { Mounted } from "../../../components/mounted";

export default function SettingsPage() {
  return (
    <>
      <h1>Settings</h1>
      <Mounted part="page" />
    </>
  );
}
