package tercio.application.game;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import tercio.application.amendment.Amendment;
import tercio.application.amendment.Amendments;
import tercio.application.amendment.Branch;
import tercio.application.amendment.ChangedOrder;
import tercio.application.record.AmendmentAdopted;
import tercio.application.record.AmendmentContinued;
import tercio.application.record.AmendmentDropped;
import tercio.application.record.AmendmentProposed;
import tercio.application.record.Caller;
import tercio.application.record.Correction;
import tercio.application.record.DiceMode;
import tercio.application.record.EventHistory;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.UndoRule;
import tercio.application.record.Undone;
import tercio.domain.game.Event;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Sentence;

/**
 * Decides on amendments: their proposals and corrections, which change nothing but the draft, and their adoption.
 *
 * @param keepsSecrets whether the game holds secrets
 * @param branch computes the branch of an open amendment; empty if its command is not in effect
 * @param orders finds the orders that a branch changes
 */
record AmendmentChanges(GameOpened opened, Amendments drafts, LineOfPlay line, boolean keepsSecrets, EventHistory past, IntFunction<Optional<Branch<?>>> branch,
        AmendedOrders<?> orders) {

    Verdict<?> propose(KernelCommand.ProposeAmendment wanted) {
        var commands = line.from(wanted.at());
        if (commands.isEmpty()) {
            return refuse("Position " + wanted.at() + " is not of a command in effect: an amendment corrects one that was played and not undone.");
        }
        if (commands.size() > Branch.LONGEST) {
            return refuse(commands.size() + " commands were played since; at most " + Branch.LONGEST + " are applied again. A fork can begin there.");
        }
        if (drafts.openNumbers().size() >= Amendments.MOST) {
            return refuse("At most " + Amendments.MOST + " amendments are open at a time: adopt one or throw one away. Open are " + numbers() + ".");
        }
        if (wanted.kind() == Correction.Kind.DICE || wanted.kind() == Correction.Kind.END) {
            return refuse("An amendment begins with a command that is replaced, inserted or dropped.");
        }
        if (opened.dice() == DiceMode.PHYSICAL && wanted.reason().isBlank()) {
            return refuse("The dice of this game were thrown at a table, so an amendment corrects what was written down of it:"
                    + " say in 'reason' what was wrong, everybody reads it.");
        }
        return fault(wanted.correction()).<Verdict<?>>map(AmendmentChanges::refuse).orElseGet(() -> accept(new AmendmentProposed(
                drafts.all().size() + 1, commands.getFirst(), wanted.kind(), wanted.command(), wanted.dice(), wanted.reason(), closedMark())));
    }

    Verdict<?> continueAmendment(KernelCommand.ContinueAmendment wanted) {
        var draft = drafts.openAmendment(wanted.amendment());
        if (draft.isEmpty()) {
            return notOpen(wanted.amendment());
        }
        if (draft.get().steps().size() >= Amendment.MOST_STEPS) {
            return refuse("An amendment has at most " + Amendment.MOST_STEPS + " corrections: adopt this one, or throw it away.");
        }
        var place = line.from(wanted.at());
        if (place.isEmpty() || wanted.at() < draft.get().at() || !draft.get().hasCommand(place.getFirst(), wanted.of())) {
            return refuse("The branch of amendment " + wanted.amendment() + " has no command of position " + wanted.at()
                    + (wanted.of() == 0 ? "." : " that correction " + wanted.of() + " brought."));
        }
        return fault(wanted.correction()).<Verdict<?>>map(AmendmentChanges::refuse).orElseGet(() -> accept(new AmendmentContinued(
                wanted.amendment(), place.getFirst(), wanted.of(), wanted.kind(), wanted.command(), wanted.dice(), closedMark())));
    }

    private Optional<Boolean> closedMark() {
        return keepsSecrets ? Optional.of(true) : Optional.empty();
    }

    /** The fault of a correction, whatever it corrects. */
    private Optional<String> fault(Correction correction) {
        if (correction.bringsCommand() != correction.command().isPresent()) {
            return Optional.of("A command is needed to replace one or to insert one, and only for that.");
        }
        boolean takesDice = correction.bringsCommand() || correction.kind() == Correction.Kind.DICE;
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
            var command = past.decodeCommand(text);
            return command instanceof KernelCommand ? Optional.of("An amendment brings commands of the rules, not of every game.")
                    : CommandBounds.refusal(command).map(refusal -> refusal.detail().textOrKey());
        } catch (IllegalArgumentException unreadable) {
            return Optional.of("The command cannot be read: " + unreadable.getMessage());
        }
    }

    Verdict<?> drop(KernelCommand.DropAmendment wanted) {
        return drafts.openAmendment(wanted.amendment()).<Verdict<?>>map(draft -> accept(new AmendmentDropped(draft.number(), wanted.reason().orElse(""))))
                .orElseGet(() -> notOpen(wanted.amendment()));
    }

    /** The reason why the branch of an amendment cannot be adopted. */
    Optional<Refusal> adoptionRefusal(int amendment) {
        if (drafts.openAmendment(amendment).isEmpty()) {
            return Optional.of(((Verdict.Refused<?>) notOpen(amendment)).refusal());
        }
        var worked = branch.apply(amendment);
        if (worked.isEmpty()) {
            return Optional.of(Refusal.of(Branch.RULE, "The command that amendment " + amendment
                    + " corrects was undone since: bring it back, or throw the amendment away."));
        }
        return worked.get().stop().map(stop -> Refusal.of(Branch.RULE, Sentence.several(List.of(Sentence.written("The branch of amendment " + amendment + " is not whole: the command of position "
                + stop.command().at() + " does not hold."), describe(stop.verdict()), Sentence.written("Drop it, replace it, or end the branch before it."))))
                .withLegal(stop.verdict() instanceof Verdict.Refused<?> refused ? refused.refusal().legal() : List.of()));
    }

    private static Sentence describe(Verdict.Declined<?> verdict) {
        return switch (verdict) {
            case Verdict.Refused<?> refused -> refused.refusal().detail();
            case Verdict.NeedsDie<?> wants -> Sentence.written("It wants a die that nobody has thrown: " + wants.words() + ".");
        };
    }

    /** The reason why a seat cannot adopt a whole branch by itself: the branch brings what only the host may bring. */
    Optional<Refusal> seatAdoptionRefusal(Caller caller, int amendment) {
        return caller.host() || opened.undo() != UndoRule.FREE ? Optional.empty()
                : changedOrders(caller, amendment).stream().filter(ChangedOrder::forHost).findFirst().map(order -> Refusal.of(Branch.RULE, "Amendment " + amendment
                        + " brings at position " + order.at() + " what no seat of this game may order: only the host may adopt it."));
    }

    /**
     * The other seats whose orders a branch puts in, replaces or changes.
     *
     * @param closed whether secrets are kept: an order may have another result for a reason that not everybody may know, so such orders are
     *     left out
     */
    List<String> seatsToAsk(Caller caller, int amendment, boolean closed) {
        return orders.seatsToAsk(changedOrders(caller, amendment).stream().filter(order -> !closed || order.kind() != ChangedOrder.Kind.CHANGED).toList());
    }

    private List<ChangedOrder> changedOrders(Caller caller, int amendment) {
        var worked = branch.apply(amendment).orElseThrow();
        return orders.of(worked, drafts.openAmendment(amendment).orElseThrow(), caller);
    }

    /**
     * The adoption of a branch that is whole. Its commands follow, each with its own events.
     *
     * @param agreed the seats that agreed to it
     * @param unasked the seats whose orders it changes and that were not asked
     */
    Verdict<Event> adopt(int amendment, List<String> agreed, List<String> unasked) {
        var worked = branch.apply(amendment).orElseThrow();
        var proposer = drafts.openAmendment(amendment).orElseThrow().by().name();
        return new Verdict.Accepted<>(List.of(
                new Verdict.ExplainedEvent<>(new AmendmentAdopted(amendment, worked.to(), worked.applied().size(), Optional.of(proposer), agreed, unasked), List.of()),
                new Verdict.ExplainedEvent<>(new Undone(worked.to(), reason(amendment)), List.of())), List.of());
    }

    /** The number of commands in effect that the branch of an open amendment does not apply again. */
    int lostCommands(int amendment) {
        return branch.apply(amendment).orElseThrow().lost();
    }

    String reason(int amendment) {
        return drafts.openAmendment(amendment).orElseThrow().reason();
    }

    private Verdict<?> notOpen(int amendment) {
        return refuse(drafts.find(amendment).map(known -> "Amendment " + amendment + " is " + known.state().name().toLowerCase(Locale.ROOT) + ". ")
                .orElse("There is no amendment " + amendment + ". ") + (drafts.openNumbers().isEmpty() ? "None is open." : "Open are " + numbers() + "."));
    }

    private String numbers() {
        return drafts.openNumbers().stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static Verdict<Event> refuse(String detail) {
        return new Verdict.Refused<>(Refusal.of(Branch.RULE, detail));
    }

    private static Verdict<Event> accept(Event event) {
        return new Verdict.Accepted<>(List.of(new Verdict.ExplainedEvent<>(event, List.of())), List.of());
    }
}
