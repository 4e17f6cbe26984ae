package tercio.domain.eia.play.combat;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.CombatKind;
import tercio.domain.eia.game.CombatStage;
import tercio.domain.eia.game.LandCombat;
import tercio.domain.eia.game.RetirementProposal;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.combat.CombatCommand.AgreeRetirement;
import tercio.domain.eia.play.combat.CombatCommand.RetireIntoCity;
import tercio.domain.eia.play.combat.CombatEvent.RetiredIntoCity;
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
public record RetirementAhead(EiaBoard board, String area, boolean retired, List<Power> besiegers) {

    /** After an answer; empty for another command. */
    public static Optional<RetirementAhead> of(EiaBoard board, CombatCommand command) {
        return board.state().combats().fought().flatMap(combat -> switch (command) {
            case RetireIntoCity retire when combat.at(CombatStage.RETIREMENT) -> Optional.of(after(board, combat.proposed(proposal(retire))));
            case AgreeRetirement agree when combat.at(CombatStage.RETIREMENT_AGREEMENT) -> Optional.of(agree.agreed() ? after(board, combat)
                    : new RetirementAhead(board, combat.area(), false, combat.attacker().powers()));
            default -> Optional.empty();
        });
    }

    private static RetirementProposal proposal(RetireIntoCity command) {
        return new RetirementProposal(command.power(), command.corps(), command.irregulars(), !command.depots().isEmpty(), command.leaders());
    }

    private static RetirementAhead after(EiaBoard board, LandCombat combat) {
        var retiring = combat.proposals().stream().filter(proposal -> !proposal.stays()).toList();
        var state = board.state().combats(board.state().combats().fought(combat));
        for (var proposal : retiring) {
            state = CombatEvolution.evolve(state, new RetiredIntoCity(proposal));
        }
        return new RetirementAhead(new EiaBoard(state, board.map()), combat.area(), !retiring.isEmpty(), combat.attacker().powers());
    }

    /** The odds of the combat with those who stay outside; empty where nobody does, and where the viewer does not know all factors (EIA-7.5.2.6.3). */
    public Optional<Forecast> outside() {
        var combat = CombatFlow.combat(board.state());
        if (combat.defender().gone()) {
            return Optional.empty();
        }
        var kind = CombatListing.kind(board, combat.attacker(), combat.defender(), area);
        var left = kind == CombatKind.TRIVIAL && combat.kind() != CombatKind.TRIVIAL ? combat.kind(kind).simplified(true) : combat;
        return left.simplified() ? TrivialOdds.of(board, left, CombatChapter.TABLES) : ChitOdds.ofBoth(board, left, CombatChapter.TABLES);
    }
}
