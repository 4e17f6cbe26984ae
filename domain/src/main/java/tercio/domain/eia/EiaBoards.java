package tercio.domain.eia;

import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.play.EiaWarView;

/** The base of the parts of the rulebook: a state with the printed map. */
interface EiaBoards {

    default WarMap map() {
        return WarMap.PRINTED;
    }

    /** Adds the printed map to a state. */
    default EiaWarView board(EiaState state) {
        return new EiaWarView(state, map());
    }
}
