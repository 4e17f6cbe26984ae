package tercio.domain.eu.land.revolt.play;

import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.map.SpaceId;

/** Commands of players whose troops stand in a province with revolts, rebellions or corsairs. */
public sealed interface RevoltCommand extends EuCommand {

    /** The troops of the alliance in the field of a province fight the corsairs that raid it, one die (EU-CORSAIR-LAND). */
    record FightCorsairs(SpaceId province) implements RevoltCommand {
        @Override
        public Subject about() {
            return Subject.province(province);
        }
    }

    /** The troops of the alliance in the field of a province fight the revolts there, one die (EU-REVOLT-FIGHT). */
    record FightRebels(SpaceId province) implements RevoltCommand {
        @Override
        public Subject about() {
            return Subject.province(province);
        }
    }

    /** Minor countries fight the pirates of a sea trade zone, one die (EU-CORSAIR-PIRATES). */
    record FightPirates(TradeZoneId tradeZone) implements RevoltCommand {
        @Override
        public Subject about() {
            return Subject.province(tradeZone == null ? null : new SpaceId(tradeZone.value()));
        }
    }

    /** A naval stack fights the corsairs in its sea zone, one die (EU-CORSAIR-HUNT). */
    record HuntCorsairs(StackId stack) implements RevoltCommand {
        @Override
        public Subject about() {
            return Subject.stack(stack);
        }
    }
}
