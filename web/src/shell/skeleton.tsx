/** The outlines of a page that is on its way. */
export const Skeleton = ({ table }: { readonly table: boolean }) => (
  <div className={table ? 'skeleton skeleton-table' : 'skeleton'} aria-hidden="true">
    <b translate="no">Conclave</b>
    <i />
    <i />
    <i />
    <i />
  </div>
);
