package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tercio.domain.eia.combat.play.CombatEvent.*;
import tercio.domain.eia.common.game.ChitPair;
import tercio.domain.eia.common.game.CombatArmy;
import tercio.domain.eia.common.game.CombatStatus;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.game.SealedChoices;

/** Applies the events of combats: the course of a combat here, its pieces in {@link PieceEvolution}. */
final class CombatEvolution {

    private CombatEvolution() {}

    static EiaState evolve(EiaState state, CombatEvent event) {
        return switch (event) {
            case CombatsListed listed -> state.withCombats(new CombatStatus(listed.part(), listed.areas(), List.of()));
            case CombatBegan began -> state.withCombats(state.combats().withCombat(LandCombat.of(began.area(), began.kind(), began.simplified(),
                    began.crossing(), began.attacker(), began.defender(), began.stage())));
            case CombatStageReached reached -> updateCombat(state, combat -> afterStage(combat, reached));
            case CombatAnswered answered -> updateCombat(state, combat -> combat.withAnswered(CombatLists.plus(combat.answered(), answered.power())));
            case ProposalAnswered answered -> updateCombat(state, combat -> combat.withSimplified(answered.agreed()));
            case CombatKindChanged changed -> updateCombat(state, combat -> combat.withKind(changed.kind()).withSimplified(changed.simplified()));
            case RetirementProposed proposed -> updateCombat(state, combat -> combat.withProposal(proposed.proposal()));
            case CommanderNamed named -> updateCombat(state, combat -> combat.withNaming(named.naming()));
            case CommandSettled settled -> updateArmy(state, settled.side(), army -> army.withCommander(settled.commander()).withLead(settled.lead()));
            case ChitChosen chosen -> updateCombat(state, combat -> combat.withChits(combat.chits().with(chosen.power().word(), chosen.chit()), Optional.empty()));
            case OutflankAnnounced announced -> updateCombat(state, combat -> combat.withAnnounced(announced.divides()));
            case ForceDivided divided -> updateArmy(state, divided.side(), army -> army.withFlanking(divided.flanking()));
            case ChitsRevealed revealed -> updateCombat(state, combat -> combat.withChits(SealedChoices.of(List.of()),
                    Optional.of(new ChitPair(revealed.attacker(), revealed.defender()))));
            case WithdrawalRolled rolled -> state;
            case ForcesLeft left -> updateCombat(state, combat -> combat.withRetreats(left.retreats()));
            case ForcesRevealed revealed -> withRevealed(state, revealed);
            case IdentitiesRevealed revealed -> RevealedIdentity.after(state, revealed.corps());
            case RoundDeclared declared -> updateArmy(state, declared.side(), army -> army.withDeclared(Optional.of(declared.declaration())));
            case CombatRoundFought fought -> updateCombat(state, combat -> afterRound(combat, fought));
            case CombatDecided decided -> updateCombat(state, combat -> combat.withEnd(decided.end(), decided.winner()));
            case PursuitRolled rolled -> updateArmy(state, rolled.by().opponent(), army -> army.withDemand(rolled.demand()));
            case ArrivalRolled rolled -> updateArmy(state, rolled.side(), army -> army.withArrived(rolled.arrived()));
            case DayEndChosen chosen -> updateCombat(state,
                    combat -> combat.withIntentions(combat.intentions().with(chosen.power().word(), chosen.choice())));
            case DayEndRevealed revealed -> updateCombat(state, combat -> combat.withIntentions(SealedChoices.of(List.of())));
            case CombatDayBegan began -> updateCombat(state, combat -> afterDay(combat, began.day()));
            case ReinforcementTried tried -> updateCombat(state, combat -> combat.withTried(CombatLists.plus(combat.tried(), tried.power().word() + "@" + tried.from().id())));
            default -> PieceEvolution.evolve(state, event);
        };
    }

    static EiaState updateCombat(EiaState state, UnaryOperator<LandCombat> change) {
        return state.combats().fought().map(combat -> state.withCombats(state.combats().withCombat(change.apply(combat)))).orElse(state);
    }

    static EiaState updateArmy(EiaState state, CombatSide side, UnaryOperator<CombatArmy> change) {
        return updateCombat(state, combat -> combat.withArmy(side, change.apply(combat.armyOf(side))));
    }

    private static LandCombat afterStage(LandCombat before, CombatStageReached reached) {
        var combat = before.withStage(reached.stage());
        return switch (reached.stage()) {
            case CHITS -> combat.withChits(SealedChoices.of(parties(combat)), Optional.empty()).withAnnounced(Optional.empty());
            case DAY_END -> combat.withIntentions(SealedChoices.of(parties(combat)));
            case REINFORCEMENT -> combat.withTried(List.of());
            default -> combat;
        };
    }

    private static List<String> parties(LandCombat combat) {
        return List.of(combat.attacker().lead().word(), combat.defender().lead().word());
    }

    private static EiaState withRevealed(EiaState state, ForcesRevealed revealed) {
        var after = updateCombat(state, combat -> combat.withArmy(CombatSide.ATTACKER, withRevealed(combat.attacker(), revealed.attacker()))
                .withArmy(CombatSide.DEFENDER, withRevealed(combat.defender(), revealed.defender())));
        return after.withCombats(after.combats().withRevealed(CombatLists.union(after.combats().revealed(), revealed.corps())));
    }

    private static CombatArmy withRevealed(CombatArmy army, RevealedArmy revealed) {
        return army.withUsed(revealed.used(), revealed.large()).withMorale(revealed.morale());
    }

    private static LandCombat afterRound(LandCombat combat, CombatRoundFought fought) {
        return combat.withDay(combat.day(), fought.round())
                .withArmy(CombatSide.ATTACKER, combat.attacker().withMorale(fought.attackerMorale()).withDemand(fought.attackerDemand()).withDeclared(Optional.empty()))
                .withArmy(CombatSide.DEFENDER, combat.defender().withMorale(fought.defenderMorale()).withDemand(fought.defenderDemand()).withDeclared(Optional.empty()));
    }

    private static LandCombat afterDay(LandCombat combat, int day) {
        return combat.withDay(day, 0)
                .withArmy(CombatSide.ATTACKER, afterNight(combat.attacker()))
                .withArmy(CombatSide.DEFENDER, afterNight(combat.defender()))
                .withChits(SealedChoices.of(List.of()), Optional.empty());
    }

    /** The parts of a force are united, and its morale loss starts anew. */
    private static CombatArmy afterNight(CombatArmy army) {
        return army.withFlanking(List.of()).withMorale(army.morale().afterDay());
    }

    /** The place of the combat. */
    static Location combatLocation(EiaState state) {
        return Location.field(state.combats().fought().orElseThrow().area());
    }
}
