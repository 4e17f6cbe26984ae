package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.play.CombatCommand.AgreeRetirement;
import tercio.domain.eia.combat.play.CombatCommand.RetireIntoCity;
import tercio.domain.eia.combat.play.CombatEvent.RetiredIntoCity;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.RetirementProposal;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;

/**
 * The board after an answer about the retirement into a city (EIA-7.5.1.1). All proposals made so far count as agreed; powers that have
 * not answered stay outside.
 *
 * @param board the board on which the forces are inside
 * @param area the area of the combat
 * @param retired whether anybody is inside by it
 * @param besiegers the attackers, who may besiege the city then (EIA-7.5.1.1.2)
 */
public record RetirementPreview(EiaWarView board, SpaceId area, boolean retired, List<Power> besiegers) {

    /** The preview after an answer; empty for another command. */
    public static Optional<RetirementPreview> of(EiaWarView board, CombatCommand command) {
        return board.state().combats().fought().flatMap(combat -> switch (command) {
            case RetireIntoCity retire when combat.isAt(CombatStage.RETIREMENT) -> Optional.of(after(board, combat.withProposal(proposal(retire))));
            case AgreeRetirement agree when combat.isAt(CombatStage.RETIREMENT_AGREEMENT) -> Optional.of(agree.agreed() ? after(board, combat)
                    : new RetirementPreview(board, combat.area(), false, combat.attacker().powers()));
            default -> Optional.empty();
        });
    }

    private static RetirementProposal proposal(RetireIntoCity command) {
        return new RetirementProposal(command.power(), command.corps(), command.irregulars(), !command.depots().isEmpty(), command.leaders());
    }

    private static RetirementPreview after(EiaWarView board, LandCombat combat) {
        var retiring = combat.proposals().stream().filter(proposal -> !proposal.isEmpty()).toList();
        var state = board.state().withCombats(board.state().combats().withCombat(combat));
        for (var proposal : retiring) {
            state = CombatEvolution.evolve(state, new RetiredIntoCity(proposal));
        }
        return new RetirementPreview(new EiaWarView(state, board.map()), combat.area(), !retiring.isEmpty(), combat.attacker().powers());
    }

    /** The odds of the combat with those who stay outside; empty where nobody does, and where the viewer does not know all factors (EIA-7.5.2.6.3). */
    public Optional<Forecast> oddsOutside() {
        var combat = CombatFlow.combat(board.state());
        if (combat.defender().isGone()) {
            return Optional.empty();
        }
        var kind = CombatListing.kind(board, combat.attacker(), combat.defender(), area);
        var left = kind == CombatKind.TRIVIAL && combat.kind() != CombatKind.TRIVIAL ? combat.withKind(kind).withSimplified(true) : combat;
        return left.simplified() ? TrivialOdds.of(board, left, board.tables()) : ChitOdds.ofBoth(board, left, board.tables());
    }
}
