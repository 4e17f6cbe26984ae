package tercio.domain.eia.play.combat;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tercio.domain.eia.game.ChitPair;
import tercio.domain.eia.game.CombatArmy;
import tercio.domain.eia.game.CombatStatus;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.LandCombat;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.play.combat.CombatEvent.*;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.game.SealedChoices;

/** Applies the events of combats: the course of a combat here, its pieces in {@link PieceEvolution}. */
final class CombatEvolution {

    private CombatEvolution() {}

    static EiaState evolve(EiaState state, CombatEvent event) {
        return switch (event) {
            case CombatsListed listed -> state.combats(new CombatStatus(listed.part(), listed.areas(), List.of()));
            case CombatBegan began -> state.combats(state.combats().fought(LandCombat.begun(began.area(), began.kind(), began.simplified(),
                    began.crossing(), began.attacker(), began.defender(), began.stage())));
            case CombatStageReached reached -> on(state, combat -> reached(combat, reached));
            case CombatAnswered answered -> on(state, combat -> combat.answered(CombatLists.plus(combat.answered(), answered.power())));
            case ProposalAnswered answered -> on(state, combat -> combat.simplified(answered.agreed()));
            case CombatKindChanged changed -> on(state, combat -> combat.kind(changed.kind()).simplified(changed.simplified()));
            case RetirementProposed proposed -> on(state, combat -> combat.proposed(proposed.proposal()));
            case CommanderNamed named -> on(state, combat -> combat.named(named.naming()));
            case CommandSettled settled -> army(state, settled.side(), army -> army.commander(settled.commander()).lead(settled.lead()));
            case ChitChosen chosen -> on(state, combat -> combat.chits(combat.chits().with(chosen.power().word(), chosen.chit()), Optional.empty()));
            case OutflankAnnounced announced -> on(state, combat -> combat.announced(announced.divides()));
            case ForceDivided divided -> army(state, divided.side(), army -> army.flanking(divided.flanking()));
            case ChitsRevealed revealed -> on(state, combat -> combat.chits(SealedChoices.of(List.of()),
                    Optional.of(new ChitPair(revealed.attacker(), revealed.defender()))));
            case WithdrawalRolled rolled -> state;
            case ForcesLeft left -> on(state, combat -> combat.retreats(left.retreats()));
            case ForcesRevealed revealed -> revealed(state, revealed);
            case RoundDeclared declared -> army(state, declared.side(), army -> army.declared(Optional.of(declared.declaration())));
            case CombatRoundFought fought -> on(state, combat -> fought(combat, fought));
            case CombatDecided decided -> on(state, combat -> combat.ended(decided.end(), decided.winner()));
            case PursuitRolled rolled -> army(state, rolled.by().opponent(), army -> army.demand(rolled.demand()));
            case ArrivalRolled rolled -> army(state, rolled.side(), army -> army.arrived(rolled.arrived()));
            case DayEndChosen chosen -> on(state,
                    combat -> combat.intentions(combat.intentions().with(chosen.power().word(), chosen.choice())));
            case DayEndRevealed revealed -> on(state, combat -> combat.intentions(SealedChoices.of(List.of())));
            case CombatDayBegan began -> on(state, combat -> nextDay(combat, began.day()));
            case ReinforcementTried tried -> on(state, combat -> combat.tried(CombatLists.plus(combat.tried(), tried.power().word() + "@" + tried.from().key())));
            default -> PieceEvolution.evolve(state, event);
        };
    }

    static EiaState on(EiaState state, UnaryOperator<LandCombat> change) {
        return state.combats().fought().map(combat -> state.combats(state.combats().fought(change.apply(combat)))).orElse(state);
    }

    static EiaState army(EiaState state, CombatSide side, UnaryOperator<CombatArmy> change) {
        return on(state, combat -> combat.army(side, change.apply(combat.army(side))));
    }

    private static LandCombat reached(LandCombat before, CombatStageReached reached) {
        var combat = before.stage(reached.stage());
        return switch (reached.stage()) {
            case CHITS -> combat.chits(SealedChoices.of(parties(combat)), Optional.empty()).announced(Optional.empty());
            case DAY_END -> combat.intentions(SealedChoices.of(parties(combat)));
            case REINFORCEMENT -> combat.tried(List.of());
            default -> combat;
        };
    }

    private static List<String> parties(LandCombat combat) {
        return List.of(combat.attacker().lead().word(), combat.defender().lead().word());
    }

    private static EiaState revealed(EiaState state, ForcesRevealed revealed) {
        var after = on(state, combat -> combat.army(CombatSide.ATTACKER, revealed(combat.attacker(), revealed.attacker()))
                .army(CombatSide.DEFENDER, revealed(combat.defender(), revealed.defender())));
        return after.combats(after.combats().revealed(CombatLists.union(after.combats().revealed(), revealed.corps())));
    }

    private static CombatArmy revealed(CombatArmy army, RevealedArmy revealed) {
        return army.used(revealed.used(), revealed.large()).morale(revealed.morale());
    }

    private static LandCombat fought(LandCombat combat, CombatRoundFought fought) {
        return combat.day(combat.day(), fought.round())
                .army(CombatSide.ATTACKER, combat.attacker().morale(fought.attackerMorale()).demand(fought.attackerDemand()).declared(Optional.empty()))
                .army(CombatSide.DEFENDER, combat.defender().morale(fought.defenderMorale()).demand(fought.defenderDemand()).declared(Optional.empty()));
    }

    private static LandCombat nextDay(LandCombat combat, int day) {
        return combat.day(day, 0)
                .army(CombatSide.ATTACKER, rested(combat.attacker()))
                .army(CombatSide.DEFENDER, rested(combat.defender()))
                .chits(SealedChoices.of(List.of()), Optional.empty());
    }

    /** The parts of a force are united, and its morale loss starts anew. */
    private static CombatArmy rested(CombatArmy army) {
        return army.flanking(List.of()).morale(army.morale().nextDay());
    }

    /** The place of the combat. */
    static Location field(EiaState state) {
        return Location.field(state.combats().fought().orElseThrow().area());
    }
}
