package tercio.domain.eu.land.losses.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Event;
import tercio.domain.map.SpaceId;

/** Events of stacks and their leaders after combat: losses, destruction, retreat. */
public sealed interface LossEvent extends EuEvent {

    record StackDestroyed(StackId stack, SpaceId province, String why) implements LossEvent {}

    /** @param inside whether it enters the fortress of the province */
    record StackRetreated(StackId stack, SpaceId from, SpaceId to, boolean inside) implements LossEvent {}

    /** Missionaries are tested after a battle of their stacks (EU-CMD-5). */
    record MissionariesExposed(SpaceId province, List<Exposed> missionaries) implements LossEvent {
        public MissionariesExposed {
            missionaries = List.copyOf(missionaries);
        }

        /**
         * @param won whether his side has won
         * @param destroyed whether nothing of it is left
         */
        public record Exposed(CountryId country, LeaderId leader, boolean won, boolean destroyed) {}
    }

    /** @param unharmed else he is among the casualties, and what becomes of him follows */
    record MissionaryTested(LeaderId leader, boolean unharmed) implements LossEvent {}

    record LeaderKilled(LeaderId leader) implements LossEvent {}

    /** @param returns the box of the round track where he waits */
    record LeaderWounded(LeaderId leader, int rounds, RoundBox returns) implements LossEvent {}

    /** A leader escapes his first death. @param returns the end of the track, where he waits for the next turn; {@code null} if he is unharmed */
    record LeaderEscaped(LeaderId leader, RoundBox returns) implements LossEvent {}

    /** An enemy captures a monarch. */
    record LeaderCaptured(LeaderId leader, CountryId by) implements LossEvent {}

    /**
     * @param beyond the number of further LD that Turkey has said to lose with Pashas that are killed whole; left out, it has not been asked
     * @param lde exploration detachments lost beside the LD, in the rest of the world; left out, none
     */
    record LossesSuffered(CountryId country, List<StackId> stacks, int ld, String why, Optional<Integer> beyond, Optional<Integer> lde) implements LossEvent {
        public LossesSuffered {
            beyond = beyond == null ? Optional.empty() : beyond;
            lde = lde == null ? Optional.empty() : lde.filter(detachments -> detachments > 0);
        }

        public LossesSuffered(CountryId country, List<StackId> stacks, int ld, String why, Optional<Integer> beyond) {
            this(country, stacks, ld, why, beyond, Optional.empty());
        }

        /** Losses in thirds of an LD. */
        public static LossesSuffered ofThirds(CountryId country, List<StackId> stacks, int thirds, String why) {
            return new LossesSuffered(country, stacks, thirds / Thirds.LD, why, Optional.empty(), Optional.of(thirds % Thirds.LD));
        }

        public LossesSuffered(CountryId country, List<StackId> stacks, int ld, String why) {
            this(country, stacks, ld, why, Optional.empty());
        }

        /** Agrees with a recorded event of an older version, which omits Pashas or exploration detachments. */
        @Override
        public boolean agreesWith(Event recorded) {
            return equals(recorded) || recorded instanceof LossesSuffered before && before.lde.isEmpty()
                    && new LossesSuffered(country, stacks, ld, why, before.beyond.isEmpty() ? before.beyond : beyond).equals(before);
        }
    }

    /**
     * Losses of a force of several countries are divided: each country takes its own part.
     *
     * @param parts the part of each country, in the order in which they are taken; a country without losses has none
     */
    record LossesShared(List<Part> parts) implements LossEvent {

        /**
         * Losses of the stacks of one country.
         *
         * @param lde exploration detachments beside the LD; left out, none
         */
        public record Part(CountryId country, List<StackId> stacks, int ld, Optional<Integer> lde) {
            public Part {
                stacks = List.copyOf(stacks);
                lde = lde == null ? Optional.empty() : lde.filter(detachments -> detachments > 0);
            }

            public Part(CountryId country, List<StackId> stacks, int ld) {
                this(country, stacks, ld, Optional.empty());
            }
        }

        public LossesShared {
            parts = List.copyOf(parts);
        }
    }

    /**
     * Losses are increased because no counter gives change for them (EU-UNIT-4).
     *
     * @param ld the losses that are now owed
     */
    record LossesRaised(CountryId country, List<StackId> stacks, int ld) implements LossEvent {
        public LossesRaised {
            stacks = List.copyOf(stacks);
        }
    }

    record LossesTaken(StackId stack, Units left, int veteranLd) implements LossEvent {}
}
