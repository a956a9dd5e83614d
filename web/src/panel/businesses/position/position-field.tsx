import { Button } from '@chakra-ui/react';
import { lazy, useState } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { Part } from '../../../ui/feedback/part.js';
import type { Position } from './position-scene.js';
import './position.css';

const PositionMap = lazy(() => import('./position-map.js'));

interface PositionFieldProps {
  /** The coordinates as they were typed. */
  readonly latitude: string;
  readonly longitude: string;
  readonly onMoved: (fields: { readonly latitude: string; readonly longitude: string }) => void;
}

/** A map below the two coordinates, loaded when it is opened. */
export function PositionField({ latitude, longitude, onMoved }: PositionFieldProps) {
  const { position: texts } = usePageTexts('admin').businesses;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="wide">
      <Button
        type="button"
        size="sm"
        variant="outline"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.close : texts.open}
      </Button>
      {isOpen && (
        <Part fallback={<div className="position-map" aria-busy="true" />}>
          <PositionMap
            position={typedPosition(latitude, longitude)}
            onMoved={([north, east]) => onMoved({ latitude: String(north), longitude: String(east) })}
          />
        </Part>
      )}
    </div>
  );
}

function typedPosition(latitude: string, longitude: string): Position | null {
  if (latitude.trim() === '' || longitude.trim() === '') return null;
  const [north, east] = [Number(latitude), Number(longitude)];
  // The map ends at 85 degrees of latitude.
  return Math.abs(north) <= 85 && Math.abs(east) <= 180 ? [north, east] : null;
}
