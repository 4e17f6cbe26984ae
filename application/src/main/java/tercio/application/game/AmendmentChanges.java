package tercio.application.game;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import tercio.application.amendment.Branch;
import tercio.application.amendment.ChangedOrder;
import tercio.application.amendment.Draft;
import tercio.application.amendment.Drafts;
import tercio.application.record.AmendmentAdopted;
import tercio.application.record.AmendmentContinued;
import tercio.application.record.AmendmentDropped;
import tercio.application.record.AmendmentProposed;
import tercio.application.record.Caller;
import tercio.application.record.Correction;
import tercio.application.record.DiceMode;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.Past;
import tercio.application.record.UndoRule;
import tercio.application.record.Undone;
import tercio.domain.game.Event;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;

/**
 * Decides on amendments: their proposals and corrections, which change nothing but the draft, and their adoption.
 *
 * @param keepsSecrets whether the game holds secrets
 * @param branch computes the branch of an open amendment; empty if its command is not in effect
 * @param orders finds the orders that a branch changes
 */
record AmendmentChanges(GameOpened opened, Drafts drafts, PastLine line, boolean keepsSecrets, Past past, IntFunction<Optional<Branch<?>>> branch,
        AmendedOrders<?> orders) {

    Verdict<?> proposed(KernelCommand.ProposeAmendment wanted) {
        var commands = line.from(wanted.at());
        if (commands.isEmpty()) {
            return refused("Position " + wanted.at() + " is not of a command in effect: an amendment corrects one that was played and not undone.");
        }
        if (commands.size() > Branch.LONGEST) {
            return refused(commands.size() + " commands were played since; at most " + Branch.LONGEST + " are applied again. A fork can begin there.");
        }
        if (drafts.open().size() >= Drafts.MOST) {
            return refused("At most " + Drafts.MOST + " amendments are open at a time: adopt one or throw one away. Open are " + numbers() + ".");
        }
        if (wanted.kind() == Correction.Kind.DICE || wanted.kind() == Correction.Kind.END) {
            return refused("An amendment begins with a command that is replaced, inserted or dropped.");
        }
        if (opened.dice() == DiceMode.PHYSICAL && wanted.reason().isBlank()) {
            return refused("The dice of this game were thrown at a table, so an amendment corrects what was written down of it:"
                    + " say in 'reason' what was wrong, everybody reads it.");
        }
        return fault(wanted.correction()).<Verdict<?>>map(AmendmentChanges::refused).orElseGet(() -> accepted(new AmendmentProposed(
                drafts.all().size() + 1, commands.getFirst(), wanted.kind(), wanted.command(), wanted.dice(), wanted.reason(), closed())));
    }

    Verdict<?> continued(KernelCommand.ContinueAmendment wanted) {
        var draft = drafts.draft(wanted.amendment());
        if (draft.isEmpty()) {
            return notOpen(wanted.amendment());
        }
        if (draft.get().steps().size() >= Draft.MOST_STEPS) {
            return refused("An amendment has at most " + Draft.MOST_STEPS + " corrections: adopt this one, or throw it away.");
        }
        var place = line.from(wanted.at());
        if (place.isEmpty() || wanted.at() < draft.get().at() || !draft.get().has(place.getFirst(), wanted.of())) {
            return refused("The branch of amendment " + wanted.amendment() + " has no command of position " + wanted.at()
                    + (wanted.of() == 0 ? "." : " that correction " + wanted.of() + " brought."));
        }
        return fault(wanted.correction()).<Verdict<?>>map(AmendmentChanges::refused).orElseGet(() -> accepted(new AmendmentContinued(
                wanted.amendment(), place.getFirst(), wanted.of(), wanted.kind(), wanted.command(), wanted.dice(), closed())));
    }

    private Optional<Boolean> closed() {
        return keepsSecrets ? Optional.of(true) : Optional.empty();
    }

    /** The fault of a correction, whatever it corrects. */
    private Optional<String> fault(Correction correction) {
        if (correction.brings() != correction.command().isPresent()) {
            return Optional.of("A command is needed to replace one or to insert one, and only for that.");
        }
        boolean takesDice = correction.brings() || correction.kind() == Correction.Kind.DICE;
        if (!correction.dice().isEmpty() && !takesDice || correction.dice().isEmpty() && correction.kind() == Correction.Kind.DICE) {
            return Optional.of("Dice are given for a command that wants them, at least one, and not for one that is left out.");
        }
        if (!correction.dice().isEmpty() && opened.dice() == DiceMode.SERVER) {
            return Optional.of("The server throws the dice of this game, and throws none for a branch: where a command wants a new die, end the branch"
                    + " before it, adopt it, and give the command again.");
        }
        return correction.command().flatMap(this::faultOfCommand);
    }

    private Optional<String> faultOfCommand(String text) {
        try {
            var command = past.command(text);
            return command instanceof KernelCommand ? Optional.of("An amendment brings commands of the rules, not of every game.")
                    : CommandBounds.exceeded(command).map(Refusal::detail);
        } catch (IllegalArgumentException unreadable) {
            return Optional.of("The command cannot be read: " + unreadable.getMessage());
        }
    }

    Verdict<?> dropped(KernelCommand.DropAmendment wanted) {
        return drafts.draft(wanted.amendment()).<Verdict<?>>map(draft -> accepted(new AmendmentDropped(draft.number(), wanted.reason().orElse(""))))
                .orElseGet(() -> notOpen(wanted.amendment()));
    }

    /** The reason why the branch of an amendment cannot be adopted. */
    Optional<Refusal> objection(int amendment) {
        if (drafts.draft(amendment).isEmpty()) {
            return Optional.of(((Verdict.Refused<?>) notOpen(amendment)).refusal());
        }
        var worked = branch.apply(amendment);
        if (worked.isEmpty()) {
            return Optional.of(Refusal.of(Branch.RULE, "The command that amendment " + amendment
                    + " corrects was undone since: bring it back, or throw the amendment away."));
        }
        return worked.get().stop().map(stop -> Refusal.of(Branch.RULE, "The branch of amendment " + amendment + " is not whole: the command of position "
                + stop.command().at() + " does not hold. " + told(stop.verdict()) + " Drop it, replace it, or end the branch before it.")
                .legal(stop.verdict() instanceof Verdict.Refused<?> refused ? refused.refusal().legal() : List.of()));
    }

    private static String told(Verdict.Declined<?> verdict) {
        return switch (verdict) {
            case Verdict.Refused<?> refused -> refused.refusal().detail();
            case Verdict.WantsDie<?> wants -> "It wants a die that nobody has thrown: " + wants.words() + ".";
        };
    }

    /** The reason why a seat cannot adopt a whole branch by itself: the branch brings what only the host may bring. */
    Optional<Refusal> objection(Caller caller, int amendment) {
        return caller.host() || opened.undo() != UndoRule.FREE ? Optional.empty()
                : touched(caller, amendment).stream().filter(ChangedOrder::forHost).findFirst().map(order -> Refusal.of(Branch.RULE, "Amendment " + amendment
                        + " brings at position " + order.at() + " what no seat of this game may order: only the host may adopt it."));
    }

    /**
     * The other seats whose orders a branch puts in, replaces or changes.
     *
     * @param closed whether secrets are kept: an order may have another result for a reason that not everybody may know, so such orders are
     *     left out
     */
    List<String> concerned(Caller caller, int amendment, boolean closed) {
        return orders.concerned(touched(caller, amendment).stream().filter(order -> !closed || order.kind() != ChangedOrder.Kind.CHANGED).toList());
    }

    private List<ChangedOrder> touched(Caller caller, int amendment) {
        var worked = branch.apply(amendment).orElseThrow();
        return orders.of(worked, drafts.draft(amendment).orElseThrow(), caller);
    }

    /**
     * The adoption of a branch that is whole. Its commands follow, each with its own events.
     *
     * @param agreed the seats that agreed to it
     * @param unasked the seats whose orders it changes and that were not asked
     */
    Verdict<Event> adopted(int amendment, List<String> agreed, List<String> unasked) {
        var worked = branch.apply(amendment).orElseThrow();
        var proposer = drafts.draft(amendment).orElseThrow().by().name();
        return new Verdict.Accepted<>(List.of(
                new Verdict.Ruled<>(new AmendmentAdopted(amendment, worked.to(), worked.applied().size(), Optional.of(proposer), agreed, unasked), List.of()),
                new Verdict.Ruled<>(new Undone(worked.to(), reason(amendment)), List.of())), List.of());
    }

    /** The number of commands in effect that the branch of an open amendment does not apply again. */
    int lost(int amendment) {
        return branch.apply(amendment).orElseThrow().lost();
    }

    String reason(int amendment) {
        return drafts.draft(amendment).orElseThrow().reason();
    }

    private Verdict<?> notOpen(int amendment) {
        return refused(drafts.of(amendment).map(known -> "Amendment " + amendment + " is " + known.state().name().toLowerCase(Locale.ROOT) + ". ")
                .orElse("There is no amendment " + amendment + ". ") + (drafts.open().isEmpty() ? "None is open." : "Open are " + numbers() + "."));
    }

    private String numbers() {
        return drafts.open().stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static Verdict<Event> refused(String detail) {
        return new Verdict.Refused<>(Refusal.of(Branch.RULE, detail));
    }

    private static Verdict<Event> accepted(Event event) {
        return new Verdict.Accepted<>(List.of(new Verdict.Ruled<>(event, List.of())), List.of());
    }
}
