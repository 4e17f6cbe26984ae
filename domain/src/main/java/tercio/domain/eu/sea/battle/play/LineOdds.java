package tercio.domain.eu.sea.battle.play;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.sea.battle.NavalBattle;
import tercio.domain.eu.sea.battle.NavalBattleProcedure;
import tercio.domain.eu.sea.battle.NavalChoiceOdds;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Fraction;
import tercio.domain.ruling.ZeroSumGame;

/**
 * The odds of a battle at sea by the first line that a side may choose. Reading (the rules do not mention odds): where the enemy has a choice,
 * too, it is taken to mix its lines so that it cannot be outguessed, each side trying to win rather than to be beaten; what the enemy has
 * chosen in secret is never looked at. Nobody withdraws or breaks off. One instance serves one question, in one thread.
 */
final class LineOdds {

    private static final String WINNER = "winner";

    private final Map<NavalBattle, Forecast> known = new HashMap<>();
    private final NavalChoiceOdds choices;

    LineOdds(EuTables tables) {
        choices = new NavalChoiceOdds(tables);
    }

    /** The odds of a line of a side that chooses now. */
    Forecast of(WarView board, SeaEngagement battle, Side side, FirstLine line) {
        return Forecast.mixture(lines(board, battle, battle.lines(), side.opponent()), enemy -> forecast(board, battle, side, line, enemy));
    }

    /**
     * The odds where neither side has formed its line, or only one that had no choice.
     *
     * @param open the lines that are chosen openly
     */
    Forecast ofBoth(WarView board, SeaEngagement battle, Map<Side, FirstLine> open) {
        var lines = lines(board, battle, open, Side.PHASING);
        return Forecast.mixture(lines, line -> Forecast.mixture(lines(board, battle, open, Side.NON_PHASING), enemy -> forecast(board, battle, Side.PHASING, line, enemy)));
    }

    /** The frequency with which a side is taken to choose each of its lines; the one that it has chosen openly is certain. */
    private Distribution<FirstLine> lines(WarView board, SeaEngagement battle, Map<Side, FirstLine> open, Side side) {
        var chosen = Optional.ofNullable(open.get(side));
        if (chosen.isPresent()) {
            return Distribution.certain(chosen.get());
        }
        var own = SeaForce.of(board, battle, side).possibleLines();
        var theirs = Optional.ofNullable(open.get(side.opponent())).map(List::of).orElseGet(() -> SeaForce.of(board, battle, side.opponent()).possibleLines());
        var gains = own.stream().map(line -> theirs.stream().map(enemy -> worth(forecast(board, battle, side, line, enemy), side)).toList()).toList();
        var parts = new ZeroSumGame(gains).equilibrium().first();
        var whole = parts.stream().map(Fraction::below).reduce(BigInteger.ONE, (one, other) -> one.multiply(other).divide(one.gcd(other)));
        var weights = new LinkedHashMap<FirstLine, BigInteger>();
        for (int at = 0; at < own.size(); at++) {
            if (parts.get(at).signum() > 0) {
                weights.put(own.get(at), parts.get(at).above().multiply(whole.divide(parts.get(at).below())));
            }
        }
        return Distribution.of(weights, whole);
    }

    /** The chance that a side wins less the chance that it is beaten. */
    private static Fraction worth(Forecast forecast, Side side) {
        var winner = forecast.figures().get(WINNER);
        var sum = BigInteger.ZERO;
        for (var end : winner.weights().entrySet()) {
            sum = end.getKey().equals(side.word()) ? sum.add(end.getValue()) : end.getKey().equals(side.opponent().word()) ? sum.subtract(end.getValue()) : sum;
        }
        return new Fraction(sum, winner.whole());
    }

    private Forecast forecast(WarView board, SeaEngagement battle, Side side, FirstLine own, FirstLine enemy) {
        var terms = SeaForce.terms(board, battle, side == Side.PHASING ? own : enemy, side == Side.PHASING ? enemy : own);
        return known.computeIfAbsent(terms.toBattle(board.state().readings()),
                fought -> SeaBattleForecaster.withCountries(terms, choices.odds(fought, SeaBattleForecaster.withDefaults(NavalBattleProcedure.start()))));
    }
}
