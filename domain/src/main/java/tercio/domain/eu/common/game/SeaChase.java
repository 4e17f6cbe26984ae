package tercio.domain.eu.common.game;

import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.map.SpaceId;

/** The pursuit by one naval stack after a battle at sea (EU-SEA-FOLLOW). Closed forts of straits on its way may fire (EU-PRESIDIO-FIRE). */
public sealed interface SeaChase {

    /** No stack has followed. */
    record NoChase() implements SeaChase {
        @Override
        public Optional<StackId> follower() {
            return Optional.empty();
        }
    }

    NoChase NONE = new NoChase();

    /** The stack that follows or has followed. */
    Optional<StackId> follower();

    /** A stack follows, and has not come to the end of its way. */
    sealed interface UnderWay extends SeaChase {

        StackId stack();

        /** The zone that it has reached. */
        SpaceId at();

        /** Thirds of a ship with which it set out. */
        int thirds();

        @Override
        default Optional<StackId> follower() {
            return Optional.of(stack());
        }

        /** The chase at a strait between two zones. */
        default AtStrait atStrait(SpaceId from, SpaceId beyond) {
            return new AtStrait(stack(), from, beyond, thirds());
        }
    }

    /** The stack sails on from a zone. */
    record Sailing(StackId stack, SpaceId at, int thirds) implements UnderWay {}

    /**
     * The forts of a strait are asked whether they fire.
     *
     * @param to the zone beyond the strait
     */
    record AtStrait(StackId stack, SpaceId at, SpaceId to, int thirds) implements UnderWay {

        /** The chase after all that may fire there have decided and the stack passes. */
        public Sailing afterPassing() {
            return new Sailing(stack, to, thirds);
        }

        /** The chase that goes no further. */
        public Stopped afterHalt() {
            return new Stopped(stack, at, thirds);
        }
    }

    /** A fort has stopped the stack. */
    record Stopped(StackId stack, SpaceId at, int thirds) implements UnderWay {}

    /** The stack has come to the end of its way. */
    record Arrived(StackId stack) implements SeaChase {
        @Override
        public Optional<StackId> follower() {
            return Optional.of(stack);
        }
    }
}
