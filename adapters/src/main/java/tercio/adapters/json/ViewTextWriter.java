package tercio.adapters.json;

import tercio.projections.sentence.Language;
import tercio.projections.sentence.ViewText;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Writes the texts of a view in the language of its reader, which is an attribute of the writer, else in English. */
public final class ViewTextWriter extends ValueSerializer<ViewText> {

    /** The attribute of a writer with the {@link Language} of the reader. */
    public static final Object READER = Language.class;

    @Override
    public void serialize(ViewText text, JsonGenerator out, SerializationContext context) {
        out.writeString(text.in(context.getAttribute(READER) instanceof Language reader ? reader : Language.EN));
    }
}
