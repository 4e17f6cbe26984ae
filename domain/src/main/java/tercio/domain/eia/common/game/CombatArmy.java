package tercio.domain.eia.common.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tercio.domain.eia.combat.CombatDemand;
import tercio.domain.eia.combat.RoundDeclaration;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;

/**
 * One side of a combat.
 *
 * @param lead the power that decides for the side: that of its commander, else that with most corps
 * @param powers all powers of the side
 * @param corps the ids of the corps that fight, emptied ones included until the end of the day (EIA-7.5.5)
 * @param irregulars the ids of its cossacks, freikorps and guerillas
 * @param depot whether the garrison of the depot in the area belongs to it
 * @param garrison garrison factors that made a sally
 * @param relieving the ids of the relieving corps and irregulars; none outside a limited field combat
 * @param commander the id of the leader who commands
 * @param flanking the ids of the corps and irregulars that move around the flank, or did so until they arrived
 * @param arrived whether these have arrived (EIA-7.5.2.12)
 * @param used the ids of the corps that took part in any round (EIA-7.5.2.10.1.3)
 * @param large those of them that began with more than 20 factors
 * @param declared its declaration for the next round
 * @param demand the losses that it must choose
 */
public record CombatArmy(Power lead, List<Power> powers, List<UnitId> corps, List<UnitId> irregulars, boolean depot, List<SalliedGarrison> garrison,
        List<UnitId> relieving, Optional<EiaLeaderId> commander, List<UnitId> flanking, boolean arrived, List<UnitId> used, List<UnitId> large,
        ArmyMorale morale, Optional<RoundDeclaration> declared, Optional<CombatDemand> demand) {

    public CombatArmy {
        powers = List.copyOf(powers);
        corps = List.copyOf(corps);
        irregulars = List.copyOf(irregulars);
        garrison = List.copyOf(garrison);
        relieving = List.copyOf(relieving);
        flanking = List.copyOf(flanking);
        used = List.copyOf(used);
        large = List.copyOf(large);
    }

    /** A side before its combat. */
    public static CombatArmy of(Power lead, List<Power> powers, List<UnitId> corps, List<UnitId> irregulars, boolean depot, List<UnitId> relieving,
            Optional<EiaLeaderId> commander) {
        return new CombatArmy(lead, powers, corps, irregulars, depot, List.of(), relieving, commander, List.of(), false, List.of(), List.of(),
                ArmyMorale.UNKNOWN, Optional.empty(), Optional.empty());
    }

    /** Whether it is divided into a pinning force and a flanking force that has not arrived. */
    public boolean waitsForFlank() {
        return !flanking.isEmpty() && !arrived;
    }

    /** Whether a corps or irregular fights in this round, and does not move around the flank. */
    public boolean isPresent(UnitId piece) {
        return arrived || !flanking.contains(piece);
    }

    /** Whether nothing of it is left in the combat. */
    public boolean isGone() {
        return corps.isEmpty() && irregulars.isEmpty() && !depot && garrison.isEmpty();
    }

    public CombatArmy withDepot(boolean now) {
        return new CombatArmy(lead, powers, corps, irregulars, now, garrison, relieving, commander, flanking, arrived, used, large, morale, declared, demand);
    }

    public CombatArmy withGarrison(List<SalliedGarrison> now) {
        return new CombatArmy(lead, powers, corps, irregulars, depot, now, relieving, commander, flanking, arrived, used, large, morale, declared, demand);
    }

    /** A copy without these corps and irregulars. */
    public CombatArmy without(List<UnitId> pieces) {
        return new CombatArmy(lead, powers, minus(corps, pieces), minus(irregulars, pieces), depot, garrison, minus(relieving, pieces), commander,
                minus(flanking, pieces), arrived, used, large, morale, declared, demand);
    }

    private static List<UnitId> minus(List<UnitId> all, List<UnitId> pieces) {
        return all.stream().filter(Predicate.not(pieces::contains)).toList();
    }

    /** A copy with further relieving corps or irregulars. */
    public CombatArmy withRelief(List<UnitId> pieces) {
        return new CombatArmy(lead, powers, corps, irregulars, depot, garrison, plus(relieving, pieces), commander,
                flanking, arrived, used, large, morale, declared, demand);
    }

    /** A copy with further powers, corps and irregulars. */
    public CombatArmy withReinforcements(List<Power> more, List<UnitId> moreCorps, List<UnitId> moreIrregulars) {
        return new CombatArmy(lead, plus(powers, more), plus(corps, moreCorps), plus(irregulars, moreIrregulars), depot, garrison, relieving, commander,
                flanking, arrived, used, large, morale, declared, demand);
    }

    private static <T> List<T> plus(List<T> some, List<T> more) {
        var all = new ArrayList<>(some);
        more.stream().filter(Predicate.not(all::contains)).forEach(all::add);
        return all;
    }

    public CombatArmy withCommander(Optional<EiaLeaderId> now) {
        return new CombatArmy(lead, powers, corps, irregulars, depot, garrison, relieving, now, flanking, arrived, used, large, morale, declared, demand);
    }

    public CombatArmy withLead(Power now) {
        return new CombatArmy(now, powers, corps, irregulars, depot, garrison, relieving, commander, flanking, arrived, used, large, morale, declared, demand);
    }

    public CombatArmy withFlanking(List<UnitId> now) {
        return new CombatArmy(lead, powers, corps, irregulars, depot, garrison, relieving, commander, now, false, used, large, morale, declared, demand);
    }

    public CombatArmy withArrived(boolean now) {
        return new CombatArmy(lead, powers, corps, irregulars, depot, garrison, relieving, commander, flanking, now, used, large, morale, declared, demand);
    }

    /** A copy in which these corps have taken part; the large ones among them count twice. */
    public CombatArmy withUsed(List<UnitId> corpsUsed, List<UnitId> largeOnes) {
        return new CombatArmy(lead, powers, corps, irregulars, depot, garrison, relieving, commander, flanking, arrived, plus(used, corpsUsed),
                plus(large, largeOnes), morale, declared, demand);
    }

    public CombatArmy withMorale(ArmyMorale now) {
        return new CombatArmy(lead, powers, corps, irregulars, depot, garrison, relieving, commander, flanking, arrived, used, large, now, declared, demand);
    }

    public CombatArmy withDeclared(Optional<RoundDeclaration> now) {
        return new CombatArmy(lead, powers, corps, irregulars, depot, garrison, relieving, commander, flanking, arrived, used, large, morale, now, demand);
    }

    public CombatArmy withDemand(Optional<CombatDemand> now) {
        return new CombatArmy(lead, powers, corps, irregulars, depot, garrison, relieving, commander, flanking, arrived, used, large, morale, declared, now);
    }
}
