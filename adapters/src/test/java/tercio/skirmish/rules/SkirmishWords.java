package tercio.skirmish.rules;

import tercio.domain.game.Vocabulary;

/** The names of commands and events on the wire and in storage. */
final class SkirmishWords {

    static final Vocabulary<SkirmishCommand> COMMANDS = Vocabulary.of(SkirmishCommand.class)
            .word("SetReserve", SkirmishCommand.SetReserve.class)
            .word("ChooseOrder", SkirmishCommand.ChooseOrder.class)
            .word("March", SkirmishCommand.March.class)
            .word("EndMarches", SkirmishCommand.EndMarches.class)
            .word("Commit", SkirmishCommand.Commit.class);

    static final Vocabulary<SkirmishEvent> EVENTS = Vocabulary.of(SkirmishEvent.class)
            .word("ReserveSet", SkirmishEvent.ReserveSet.class)
            .word("CampsReady", SkirmishEvent.CampsReady.class)
            .word("OrderChosen", SkirmishEvent.OrderChosen.class)
            .word("OrdersRevealed", SkirmishEvent.OrdersRevealed.class)
            .word("MarchesBegan", SkirmishEvent.MarchesBegan.class)
            .word("Marched", SkirmishEvent.Marched.class)
            .word("ClashJoined", SkirmishEvent.ClashJoined.class)
            .word("Clashed", SkirmishEvent.Clashed.class)
            .word("TurnBegan", SkirmishEvent.TurnBegan.class)
            .word("SkirmishEnded", SkirmishEvent.SkirmishEnded.class);

    private SkirmishWords() {}
}
