package tercio.projections.eu;

import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.militia.ColonialMilitia;

/**
 * The militia of a colony (EU-UNIT-11).
 *
 * @param lde its exploration detachments at full strength
 * @param lost those that it has lost this turn; where it fights now, before that
 */
public record MilitiaView(int lde, int lost, boolean veteran) {

    /** The militia of an establishment; {@code null} where it has none, or enemies of its owner hold it. */
    static MilitiaView of(EuState board, Establishment here) {
        boolean serves = here.controller().equals(here.owner()) || board.allianceOf(here.owner()).isBelligerent() && board.allianceOf(here.owner()) == board.allianceOf(here.controller());
        return here.kind() != Establishment.Kind.COLONY || !serves ? null
                : ColonialMilitia.of(board.world().establishments(), here.province()).filter(full -> full.lde() > 0)
                        .map(full -> new MilitiaView(full.lde(), full.lde() - board.world().militia().strengthLeft(full), full.veteran())).orElse(null);
    }
}
