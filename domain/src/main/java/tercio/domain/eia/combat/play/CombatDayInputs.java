package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.CombatTerms;
import tercio.domain.eia.combat.CorpsDivision.CorpsPart;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.FieldCombat;
import tercio.domain.eia.combat.FieldCombat.OutflankingPart;
import tercio.domain.eia.combat.TrivialCombat;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.game.ChitPair;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.OperationalChit;

/**
 * A day of a combat for the forces on a board: the inputs of the rules, as a player reads them off (EIA-7.5.2, EIA-7.5.3).
 *
 * @param day the day that is meant, the current one or the next one
 */
public record CombatDayInputs(EiaWarView board, LandCombat combat, int day, EiaTables tables) {

    /**
     * Choices of both sides for the day, besides their chits.
     *
     * @param attackerRating the lower rating that its commander declares in all rounds; empty where he declares none
     */
    public record Conduct(List<FactorType> attackerLosses, List<FactorType> defenderLosses, DayChoice attacker, DayChoice defender, OptionalInt attackerRating,
            OptionalInt defenderRating) {

        /** Cheap factors are lost first, and both sides fight on. */
        public static final Conduct STANDING = new Conduct(DueLosses.STANDING, DueLosses.STANDING, DayChoice.FIGHT, DayChoice.FIGHT,
                OptionalInt.empty(), OptionalInt.empty());

        public Conduct {
            attackerLosses = List.copyOf(attackerLosses);
            defenderLosses = List.copyOf(defenderLosses);
        }

        private List<FactorType> losses(CombatSide side) {
            return side == CombatSide.ATTACKER ? attackerLosses : defenderLosses;
        }

        private OptionalInt rating(CombatSide side) {
            return side == CombatSide.ATTACKER ? attackerRating : defenderRating;
        }

        private DayChoice choice(CombatSide side) {
            return side == CombatSide.ATTACKER ? attacker : defender;
        }
    }

    /** The day that is being fought. */
    public static CombatDayInputs now(EiaWarView board, LandCombat combat) {
        return new CombatDayInputs(board, combat, combat.day(), board.tables());
    }

    /** Whether the factors of all corps in the combat are known to whoever looks at the board. */
    public boolean areForcesKnown() {
        return Stream.of(combat.attacker(), combat.defender()).flatMap(army -> army.corps().stream())
                .allMatch(id -> board.state().findCorps(id).filter(corps -> corps.factors().isPresent()).isPresent());
    }

    /** The tactical rating of a side as its corps stand. */
    public int tacticalRating(CombatSide side) {
        return PlayedCombat.of(board, combat, tables).tactical(side);
    }

    /** The combat as a trivial one. */
    public TrivialCombat trivialCombat(Conduct conduct) {
        return new TrivialCombat(terms(conduct), combat.kind() != CombatKind.TRIVIAL);
    }

    /**
     * The combat with these chits; empty where a side cannot divide its force as the chits want it, and where each corps rolls for its
     * withdrawal beside factors of no corps: the procedure of the withdrawal has corps alone.
     */
    public Optional<FieldCombat> fieldCombat(ChitPair chits, Conduct conduct) {
        if (eachCorpsRolls(chits) && ArmyUnit.of(board, combat, CombatSide.DEFENDER).stream().anyMatch(unit -> !unit.corps() && !unit.factors().isEmpty())) {
            return Optional.empty();
        }
        var divided = FieldCombat.outflanker(chits.attacker(), chits.defender(), tables);
        var part = divided.map(this::outflankingPart);
        return part.filter(Optional::isEmpty).isPresent() ? Optional.empty()
                : Optional.of(new FieldCombat(terms(conduct), chits.attacker(), chits.defender(), combat.crossing(), part.flatMap(known -> known),
                        eachCorpsRolls(chits) ? corpsFactors() : List.of()));
    }

    /** Whether each corps of the defender rolls for its withdrawal (EIA-7.5.2.5.2.2). */
    public boolean eachCorpsRolls(ChitPair chits) {
        return chits.defender() == OperationalChit.WITHDRAW && chits.attacker() != OperationalChit.PROBE
                && CombatCommanders.of(board, combat.defender()).isEmpty();
    }

    private CombatTerms terms(Conduct conduct) {
        return PlayedCombat.terms(board, combat, day, force(CombatSide.ATTACKER, conduct), force(CombatSide.DEFENDER, conduct));
    }

    /** Corps that were emptied on this day are gone on the next one. */
    private CombatForce force(CombatSide side, Conduct conduct) {
        var force = new ForceOnBoard(board, combat, side, tables);
        var army = force.army();
        int corps = (int) force.units().stream().filter(unit -> unit.corps() && !unit.factors().isEmpty()).count();
        int large = army.large().size() + (int) force.newLarge().stream().filter(id -> !army.large().contains(id)).count();
        int before = army.morale().lostBefore() + (day > combat.day() ? army.morale().lost() : 0);
        var entered = force.force(corps, Math.min(corps, large), conduct.losses(side), before, conduct.choice(side));
        return conduct.rating(side).isPresent() ? entered.withDeclaredRating(conduct.rating(side).getAsInt()) : entered;
    }

    /** The outflanking force; empty where one of the parts has nothing left. */
    private Optional<OutflankingPart> outflankingPart(CombatSide side) {
        var force = new ForceOnBoard(board, combat, side, tables);
        var lines = force.lines();
        var counts = force.part(unit -> force.army().flanking().contains(unit.id()));
        boolean pins = IntStream.range(0, counts.size()).anyMatch(line -> counts.get(line) < lines.get(line).count());
        int corps = (int) force.units().stream().filter(unit -> unit.corps() && !unit.factors().isEmpty())
                .filter(unit -> force.army().flanking().contains(unit.id())).count();
        return corps > 0 && pins ? Optional.of(new OutflankingPart(corps, counts)) : Optional.empty();
    }

    private List<List<CorpsPart>> corpsFactors() {
        return ArmyUnit.of(board, combat, CombatSide.DEFENDER).stream().filter(ArmyUnit::corps).map(ArmyUnit::parts).toList();
    }
}
