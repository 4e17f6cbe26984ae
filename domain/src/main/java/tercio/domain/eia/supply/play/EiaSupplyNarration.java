package tercio.domain.eia.supply.play;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.SentenceParts;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Detachment;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.map.WarMap;

/** The events of the supply step as sentences. */
final class EiaSupplyNarration {

    private final EiaState before;

    EiaSupplyNarration(EiaState before) {
        this.before = before;
    }

    String of(SupplyEvent event) {
        return switch (event) {
            case SupplyEvent.CorpsForaged foraged -> title(foraged.corps()) + " forages and loses " + factors(foraged.lost()) + ".";
            case SupplyEvent.ForageLossesDue due -> due.power().title() + " chooses what " + title(due.corps()) + " loses.";
            case SupplyEvent.ForageLossesTaken taken -> title(taken.corps()) + (taken.factors().isEmpty()
                    ? " loses factors to hunger that only its owner knows" + (taken.detached().isEmpty() ? "" : ", and what it had detached: "
                            + sum(Factors.NONE, taken.detached()).title())
                    : " loses " + sum(taken.factors().get(), taken.detached()).title() + " to hunger") + ".";
            case SupplyEvent.CorpsStarved starved -> title(starved.corps()) + " starves: " + (starved.factors().isEmpty() ? "all that it had is lost"
                    : sum(starved.factors().get(), starved.detached()).title()
                            + SentenceParts.agreeing(sum(starved.factors().get(), starved.detached()).total(), " is lost", " are lost"))
                    + ", and the corps is removed.";
            case SupplyEvent.LeadersLeft left -> names(left.leaders()) + " leave" + (left.leaders().size() == 1 ? "s" : "") + " the map.";
            case SupplyEvent.BesiegedForaged foraged -> "The besieged in " + name(foraged.area()) + " lose " + factors(foraged.lost()) + ".";
            case SupplyEvent.HungerLossesDue due -> due.power().title() + " chooses what the besieged in " + name(due.area()) + " lose.";
            case SupplyEvent.HungerLossesTaken taken -> "In " + name(taken.area()) + " hunger takes "
                    + (taken.losses().isEmpty() ? "factors that only their owner knows" : losses(taken.losses()).title()) + ".";
            case SupplyEvent.CityStarvedOut out -> "Hunger takes the last defenders of " + name(out.area())
                    + (out.losses().isEmpty() ? "." : ": " + losses(out.losses()).title() + ".")
                    + (out.leaders().isEmpty() ? "" : " " + names(out.leaders()) + (out.leaders().size() == 1 ? " is a prisoner of " : " are prisoners of ")
                            + out.captor().title() + ".");
            case SupplyEvent.NeutralGarrisonForaged foraged -> "The garrison of " + name(foraged.area()) + " loses " + factors(losses(foraged.losses()).total()) + " to hunger"
                    + (foraged.emptied() ? "; none is left." : ".");
            case SupplyEvent.StarvedCitySettled settled -> settled.corps().isEmpty() ? "No corps of " + settled.power().title() + " enters " + name(settled.area()) + "."
                    : SentenceParts.and(settled.corps().stream().map(this::title).toList())
                            + SentenceParts.agreeing(settled.corps().size(), " enters ", " enter ") + name(settled.area()) + ".";
            case SupplyEvent.SupplyPaid paid -> paid.payments().stream()
                    .map(payment -> payment.payer().title() + " pays " + payment.money() + (payment.money() == 1 ? " money point" : " money points"))
                    .collect(Collectors.joining(" and ")) + " for the supply of " + paymentText(paid) + ".";
            case SupplyEvent.PortDepotLost gone -> gone.power().title() + "'s depot in " + name(gone.area()) + " is lost: no sea source supplies it.";
        };
    }

    private String paymentText(SupplyEvent.SupplyPaid paid) {
        return SentenceParts.and(Stream.concat(paid.corps().stream().map(this::title), paid.cities().stream().map(area -> "the garrison of " + name(area))).toList());
    }

    private static String factors(int count) {
        return count == 0 ? "nothing" : count + (count == 1 ? " factor" : " factors");
    }

    private static Factors sum(Factors factors, List<Detachment> detached) {
        return detached.stream().map(Detachment::factors).reduce(factors, Factors::plus);
    }

    private static Factors losses(List<HungerLoss> losses) {
        return losses.stream().map(HungerLoss::factors).reduce(Factors.NONE, Factors::plus);
    }

    private String title(String corps) {
        return before.findCorps(corps).map(Corps::title).orElse(corps);
    }

    private String names(List<String> leaders) {
        return SentenceParts.and(leaders.stream().map(id -> before.leaders().get(id).name()).toList());
    }

    private static String name(String area) {
        return WarMap.PRINTED.name(area);
    }
}
