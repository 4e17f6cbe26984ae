package tercio.domain.eia.combat.play;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.FieldCombat;
import tercio.domain.eia.combat.RatingNumber;
import tercio.domain.eia.combat.play.CombatCommand.DivideForce;
import tercio.domain.eia.common.game.ChitPair;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/**
 * The odds of each division of an outflanking force (EIA-7.5.2.3): the strength of both parts, and the round in which the outflanking one arrives
 * (EIA-7.5.2.12). If all forces are known also the day with it. The enemy's chit is not revealed yet: it is one of those against
 * which a force is divided, and is taken to be mixed as in {@link ChitOdds}.
 */
final class DivisionOdds {

    private final EiaWarView board;
    private final LandCombat combat;
    private final CombatSide side;
    private final EiaTables tables;

    private DivisionOdds(EiaWarView board, LandCombat combat, CombatSide side, EiaTables tables) {
        this.board = board;
        this.combat = combat;
        this.side = side;
        this.tables = tables;
    }

    /** The odds of each division; empty where the viewer does not know what the own corps hold. */
    static List<Optional<Forecast>> of(EiaWarView board, LandCombat combat, List<DivideForce> commands, EiaTables tables) {
        var side = combat.announced().filter(announced -> combat.armyOf(announced).lead() == commands.getFirst().power());
        boolean own = side.filter(of -> combat.armyOf(of).corps().stream().allMatch(id -> board.state().findCorps(id).filter(corps -> corps.factors().isPresent()).isPresent()))
                .isPresent();
        if (!own) {
            return commands.stream().map(command -> Optional.<Forecast>empty()).toList();
        }
        var odds = new DivisionOdds(board, combat, side.get(), tables);
        var days = odds.days(commands);
        return commands.stream().map(command -> Optional.of(odds.parts(command, days.getOrDefault(command, Forecast.EMPTY)))).toList();
    }

    private ChitPair pair(OperationalChit enemy) {
        return side == CombatSide.ATTACKER ? new ChitPair(OperationalChit.OUTFLANK, enemy) : new ChitPair(enemy, OperationalChit.OUTFLANK);
    }

    /** Whether a force is divided against a chit: who is asked to divide knows that the enemy chose such a one. */
    private boolean isDividedAgainst(OperationalChit enemy) {
        var pair = pair(enemy);
        return FieldCombat.outflanker(pair.attacker(), pair.defender(), tables).equals(Optional.of(side));
    }

    private List<OperationalChit> enemyChits() {
        var all = side == CombatSide.ATTACKER ? OperationalChit.ofDefender() : OperationalChit.ofAttacker();
        return all.stream().filter(this::isDividedAgainst).toList();
    }

    private LandCombat combatDividedBy(DivideForce command) {
        return combat.withArmy(side, combat.armyOf(side).withFlanking(DivisionOfForce.flanking(board.state(), combat.armyOf(side), command)));
    }

    // --- Both parts ------------------------------------------------------------------------------------------------

    private Forecast parts(DivideForce command, Forecast day) {
        var units = ArmyUnit.of(board, combatDividedBy(command), side);
        var pinning = ArmyUnit.totalFactors(ArmyUnit.presentUnits(units)).total();
        var forecast = day.with(side + "/pinningFactors", Distribution.certain(pinning))
                .with(side + "/flankingFactors", Distribution.certain(ArmyUnit.totalFactors(units).total() - pinning));
        for (var arrival : arrivals().entrySet()) {
            forecast = forecast.with(side + "/" + arrival.getKey(), arrival.getValue());
        }
        return forecast.withParty(side.word(), combat.armyOf(side).lead().word());
    }

    /** The round after which the force arrives if the combat lasts; the worst and the best that the enemy's chit can make of it. */
    private LinkedHashMap<String, Distribution<Integer>> arrivals() {
        var numbers = new LinkedHashSet<List<Integer>>();
        enemyChits().stream().map(enemy -> List.of(number(enemy, 1), number(enemy, 2))).sorted((one, other) -> one.getFirst() - other.getFirst()).forEach(numbers::add);
        var arrivals = new LinkedHashMap<String, Distribution<Integer>>();
        if (!numbers.isEmpty()) {
            arrivals.put("arrivesAfterRound", arrival(numbers.getFirst()));
        }
        if (numbers.size() > 1) {
            arrivals.put("arrivesAtBestAfterRound", arrival(numbers.getLast()));
        }
        return arrivals;
    }

    private int number(OperationalChit enemy, int round) {
        var pair = pair(enemy);
        return RatingNumber.arrival(tables, CombatCommanders.strategicRating(board, combat.armyOf(side), tables), pair.attacker(), pair.defender(), side,
                board.area(combat.area()).terrain(), round).highestSuccess();
    }

    /** 0 where it does not arrive. */
    private static Distribution<Integer> arrival(List<Integer> needed) {
        return Withdrawals.d6().then(first -> first <= needed.getFirst() ? Distribution.certain(1)
                : Withdrawals.d6().map(second -> second <= needed.getLast() ? 2 : 0));
    }

    // --- The day ---------------------------------------------------------------------------------------------------

    /** The day by each division; nothing where forces are hidden, and where the odds of one pair of chits cannot be kept. */
    private LinkedHashMap<DivideForce, Forecast> days(List<DivideForce> commands) {
        var days = new LinkedHashMap<DivideForce, Forecast>();
        var enemy = ChitOdds.mixture(board, combat, side.opponent(), tables).flatMap(this::possibleChits);
        if (enemy.isPresent() && CombatDayInputs.now(board, combat).areForcesKnown()) {
            commands.forEach(command -> ChitOdds.mixedOdds(board, combatDividedBy(command), enemy.get().map(this::pair), tables).ifPresent(day -> days.put(command, day)));
        }
        return days;
    }

    /** A mixture without the chits that the enemy cannot have chosen; empty where none is left. */
    private Optional<Distribution<OperationalChit>> possibleChits(Distribution<OperationalChit> mixture) {
        var weights = new LinkedHashMap<OperationalChit, BigInteger>();
        mixture.weights().forEach((chit, weight) -> {
            if (isDividedAgainst(chit)) {
                weights.put(chit, weight);
            }
        });
        return weights.isEmpty() ? Optional.empty() : Optional.of(Distribution.of(weights, weights.values().stream().reduce(BigInteger.ZERO, BigInteger::add)));
    }
}
