"use client";

import { Mounted } from "../../components/mounted";
import styles from "./rendered.module.css";

export default function Rendered() {
  return (
    <p className={styles.rendered}>
      In the HTML, and loaded apart
      <Mounted part="dynamic" />
    </p>
  );
}
