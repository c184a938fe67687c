import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { MapItem } from './pin.ts';

type Cluster = MapPoints['clusters'][number];
type Pixels = { readonly x: number; readonly y: number };

/** Where something at a latitude and longitude is drawn, in px. */
export type Project = (place: { readonly latitude: number; readonly longitude: number }) => Pixels;

/** Half the width and height of what is drawn, in px. */
const halfOf = (item: MapItem): Pixels => {
  if (item.type === 'cluster') return { x: item.count > 999 ? 28 : 22, y: 22 };
  return { x: item.type === 'group' ? 58 : 32, y: 14 };
};

/**
 * Joins clusters that would cover each other, and the pins that they would cover: the server groups homes by squares, and the
 * middles of two squares may lie close together. They stand for the same homes as before.
 */
export function mergeCrowded(points: MapPoints, project: Project): MapPoints {
  const clusters: Cluster[] = [];
  for (const cluster of points.clusters.toSorted((a, b) => b.count - a.count))
    if (!absorb(clusters, cluster, project)) clusters.push(cluster);
  const apart = points.points.filter((point) => !absorb(clusters, point, project));
  // A cluster that grew has moved, maybe over another one.
  return clusters.length < points.clusters.length
    ? mergeCrowded({ clusters, points: apart, total: points.total }, project)
    : { clusters, points: apart, total: points.total };
}

/** Puts an item into the first of the clusters that covers it; false where none does. */
function absorb(clusters: Cluster[], item: MapItem, project: Project): boolean {
  const [at, half] = [project(item), halfOf(item)];
  const covering = clusters.findIndex((cluster) => {
    const [there, size] = [project(cluster), halfOf(cluster)];
    return Math.abs(there.x - at.x) < size.x + half.x && Math.abs(there.y - at.y) < size.y + half.y;
  });
  const cluster = clusters[covering];
  if (cluster) clusters[covering] = joined(cluster, item);
  return cluster !== undefined;
}

function joined(cluster: Cluster, item: MapItem): Cluster {
  const more = item.type === 'listing' ? 1 : item.count;
  const count = cluster.count + more;
  const mean = (a: number, b: number) => (a * cluster.count + b * more) / count;
  return {
    ...cluster,
    count,
    latitude: mean(cluster.latitude, item.latitude),
    longitude: mean(cluster.longitude, item.longitude),
    minprice: Math.min(cluster.minprice, item.type === 'listing' ? item.listprice : item.minprice),
    boundaries: around(cluster.boundaries, item.type === 'cluster' ? item.boundaries : boxOf(item)),
  };
}

const boxOf = ({ latitude, longitude }: MapItem): Cluster['boundaries'] => ({
  minLatitude: latitude,
  maxLatitude: latitude,
  minLongitude: longitude,
  maxLongitude: longitude,
});

const around = (a: Cluster['boundaries'], b: Cluster['boundaries']): Cluster['boundaries'] => ({
  minLatitude: Math.min(a.minLatitude, b.minLatitude),
  maxLatitude: Math.max(a.maxLatitude, b.maxLatitude),
  minLongitude: Math.min(a.minLongitude, b.minLongitude),
  maxLongitude: Math.max(a.maxLongitude, b.maxLongitude),
});
