import Link from "next/link";
import type { ReactNode } from "react";
import { Mounted } from "../../components/mounted";
import { GUIDES } from "./guides";
import styles from "./guides.module.css";

export default function GuidesLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <ul>
        {Object.entries(GUIDES).map(([guide, title]) => (
          <li key={guide}>
            <Link href={`/guides/${guide}`}>{title}</Link>
          </li>
        ))}
      </ul>
      <section>{children}</section>
      <Mounted part="guides" />
    </div>
  );
}
