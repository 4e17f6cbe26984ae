package tercio.domain.eu.play.seafight;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.battle.BattleOdds;
import tercio.domain.eu.battle.FleetLosses;
import tercio.domain.eu.battle.NavalBattle;
import tercio.domain.eu.battle.NavalBattleProcedure;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.game.SeaEngagement;
import tercio.domain.eu.play.Board;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.TooManyStates;

/** The battles at sea that a forecast anticipates. Those in which the same ships fight under the same modifiers are computed once. */
public final class SeaBattlesAhead {

    /** The most battles of one question; each of them takes milliseconds. */
    private static final int MOST = 100;

    private final Map<NavalBattle, Distribution<BattleOdds.End<FleetLosses>>> known = new HashMap<>();

    /** The battle that is joined on the board but has not had its first roll; empty without one. */
    public Optional<SeaBattleAhead> joined(Board board) {
        return SeaFights.current(board.state()).filter(battle -> battle.terms() == null).map(battle -> ahead(board, battle));
    }

    /** The battle between these stacks in a zone, which no interception causes. */
    public SeaBattleAhead declared(Board board, String phasing, String nonPhasing) {
        var target = board.state().fleet(nonPhasing).orElseThrow();
        return ahead(board, SeaEngagement.joined(target.at(), false, List.of(phasing), SeaFights.defending(board, target)));
    }

    /** @throws TooManyStates if the question comes to too many different battles */
    private SeaBattleAhead ahead(Board board, SeaEngagement engagement) {
        var lined = lined(board, engagement);
        var battle = SeaForce.terms(board, lined).by(board.state().readings());
        var ends = known.get(battle);
        if (ends == null) {
            TooManyStates.refuse(known.size() + 1, MOST);
            ends = BattleOdds.of(battle, SeaOutlook.fightingOn(NavalBattleProcedure.start()), board.tables()).ends();
            known.put(battle, ends);
        }
        return new SeaBattleAhead(board, lined, ends);
    }

    private static SeaEngagement lined(Board board, SeaEngagement battle) {
        var lined = battle;
        for (var side : Side.values()) {
            lined = lined.lines().containsKey(side) ? lined : lined.line(side, SeaForce.of(board, battle, side).lines().getFirst());
        }
        return lined;
    }
}
