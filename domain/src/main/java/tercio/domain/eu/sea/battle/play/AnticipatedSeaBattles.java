package tercio.domain.eu.sea.battle.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.battle.BattleOdds;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.battle.FleetLosses;
import tercio.domain.eu.sea.battle.NavalBattle;
import tercio.domain.eu.sea.battle.NavalBattleOdds;
import tercio.domain.eu.sea.battle.NavalBattleProcedure;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.TooManyStates;

/** The battles at sea that a forecast anticipates. Those in which the same ships fight under the same modifiers are computed once. */
public final class AnticipatedSeaBattles {

    /** The most battles of one question; each of them takes milliseconds. */
    private static final int MOST = 100;

    private final Map<NavalBattle, Distribution<BattleOdds.End<FleetLosses>>> known = new HashMap<>();

    /** The battle that is joined on the board but has not had its first roll; empty without one. */
    public Optional<AnticipatedSeaBattle> ofJoined(WarView board) {
        return SeaFights.current(board.state()).filter(SeaEngagement::awaitsFirstRoll).map(battle -> anticipate(board, battle));
    }

    /** The battle between these stacks in a zone, which no interception causes. */
    public AnticipatedSeaBattle ofDeclared(WarView board, StackId phasing, StackId nonPhasing) {
        var target = board.state().fleet(nonPhasing).orElseThrow();
        return anticipate(board, SeaEngagement.starting(target.at(), false, List.of(phasing), SeaFights.defenders(board, target)));
    }

    /** @throws TooManyStates if the question comes to too many different battles */
    private AnticipatedSeaBattle anticipate(WarView board, SeaEngagement engagement) {
        var terms = SeaForce.terms(board, engagement, line(board, engagement, Side.PHASING), line(board, engagement, Side.NON_PHASING));
        var battle = terms.toBattle(board.state().readings());
        var ends = known.get(battle);
        if (ends == null) {
            TooManyStates.refuse(known.size() + 1, MOST);
            ends = NavalBattleOdds.of(battle, SeaBattleForecaster.withDefaults(NavalBattleProcedure.start()), board.tables()).ends();
            known.put(battle, ends);
        }
        return new AnticipatedSeaBattle(board, engagement, terms, ends);
    }

    private static FirstLine line(WarView board, SeaEngagement battle, Side side) {
        return Optional.ofNullable(battle.lines().get(side)).orElseGet(() -> SeaForce.of(board, battle, side).possibleLines().getFirst());
    }
}
