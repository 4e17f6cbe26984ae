package tercio.adapters.adjudication.eu;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tercio.adapters.adjudication.Chances;
import tercio.domain.eu.battle.BattleOdds;
import tercio.domain.eu.battle.Ended;
import tercio.domain.eu.battle.Evasion;
import tercio.domain.eu.battle.EvasionProcedure;
import tercio.domain.eu.battle.FleetLosses;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.board.Theatre;
import tercio.domain.eu.edition.LossUnit;
import tercio.domain.eu.tables.EuTables;

/** The odds of a battle under the names of its answer. */
final class BattleChances {

    private static final List<Boolean> YES_OR_NO = List.of(false, true);

    private BattleChances() {}

    /** What both sides choose in any battle. */
    static Map<String, List<?>> choices() {
        var choices = new LinkedHashMap<String, List<?>>();
        choices.put("/nonPhasing/evades", YES_OR_NO);
        choices.put("/phasing/retreatAfterFirstDay", YES_OR_NO);
        choices.put("/nonPhasing/retreatAfterFirstDay", YES_OR_NO);
        return choices;
    }

    static Chances onLand(BattleOdds<Integer> odds, Theatre theatre, LossUnit unit) {
        var chances = ofAny(odds);
        boolean europe = theatre == Theatre.EUROPE;
        for (var side : Side.values()) {
            put(chances, odds, side, europe ? "lossesLd" : "losses" + unit.word(),
                    losses -> europe ? losses / unit.ofOneLd() : losses);
        }
        return chances;
    }

    static Chances atSea(BattleOdds<FleetLosses> odds) {
        var chances = ofAny(odds).with("/windAdvantage", odds.ends().map(end -> BattleAnswer.word(end.wind())));
        for (var side : Side.values()) {
            put(chances, odds, side, "damagedThirds", FleetLosses::damaged);
            put(chances, odds, side, "destroyedThirds", FleetLosses::destroyed);
            put(chances, odds, side, "refittedThirds", FleetLosses::refitted);
            put(chances, odds, side.opponent(), side, "captured/nwd", losses -> losses.captured().nwd());
            put(chances, odds, side.opponent(), side, "captured/ngd", losses -> losses.captured().ngd());
            put(chances, odds, side.opponent(), side, "captured/ntd", losses -> losses.captured().ntd());
        }
        return chances;
    }

    /** The odds of a battle that the non-phasing side tries to evade. */
    static <L> BattleOdds<L> evading(Evasion evasion, BattleOdds<L> fought, L noLosses, EuTables tables) {
        var roll = EvasionProcedure.of(Side.NON_PHASING.word(), tables);
        var away = roll.procedure().distribution(roll.start(evasion)).map(cast -> cast.result().succeeded());
        return BattleOdds.either(away, BattleOdds.evaded(noLosses), fought);
    }

    private static Chances ofAny(BattleOdds<?> odds) {
        var ends = odds.ends();
        var chances = new Chances()
                .with("/winner", ends.map(end -> BattleAnswer.word(end.winner())))
                .with("/ended", ends.map(end -> end.ended().word()))
                .with("/evaded", ends.map(end -> end.ended() == Ended.EVASION))
                .with("/majorBattle", ends.map(BattleOdds.End::majorBattle));
        for (var side : Side.values()) {
            chances.with(at(side, "routed"), ends.map(end -> end.side(side).routed()))
                    .with(at(side, "destroyed"), ends.map(end -> end.side(side).destroyed()))
                    .with(at(side, "leader"), odds.leader(side).map(casualty -> casualty.fate().word()))
                    .with(at(side, "leaderRounds"), odds.leader(side).map(casualty -> casualty.rounds()));
        }
        return chances;
    }

    private static <L> void put(Chances chances, BattleOdds<L> odds, Side side, String name, Function<L, Object> of) {
        put(chances, odds, side, side, name, of);
    }

    private static <L> void put(Chances chances, BattleOdds<L> odds, Side side, Side whose, String name, Function<L, Object> of) {
        chances.with(at(side, name), odds.ends().map(end -> of.apply(end.side(whose).losses())));
    }

    private static String at(Side side, String name) {
        return "/" + side.word() + "/" + name;
    }
}
